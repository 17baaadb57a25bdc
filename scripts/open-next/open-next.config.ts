/** OpenNext's configuration: a function that runs in Node.js, with its cache in files. */
const openNextConfig = {
  default: {
    override: {
      wrapper: "node",
      converter: "node",
      incrementalCache: "fs-dev",
      tagCache: "fs-dev",
      queue: "direct",
    },
  },
  buildCommand: "npm run build",
};

// OpenNext reads this name.
// eslint-disable-next-line no-restricted-syntax
export default openNextConfig;
