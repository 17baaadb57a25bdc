import config from "./eslint.config.mjs";
export default [...config, { rules: { "@typescript-eslint/no-unsafe-class-instance-assignment":"off","@typescript-eslint/no-unsafe-enum-assignment":"off" } }];
