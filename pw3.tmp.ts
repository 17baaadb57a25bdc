import config from "./playwright.config"; export default { ...config, workers: 2 };
