import config from "./pw.tmp";
export default { ...config, reporter: "line" };
