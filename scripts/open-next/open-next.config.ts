/** How OpenNext makes the function: for a host that runs Node.js itself, its cache in files. */
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
