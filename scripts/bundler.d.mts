export const bundler: string;
