import config from "./playwright.config"; export default { ...config, workers: 2, use: { ...config.use, contextOptions: { reducedMotion: "reduce" as const } } };
