interface Options {
  environment?: Readonly<Record<string, string>>;
  timeoutSeconds?: number;
  shell?: boolean;
}

export function runNode(
  path: string,
  scriptArguments?: readonly string[],
  options?: Options,
): Promise<number>;
export function runTool(
  command: string,
  toolArguments: readonly string[],
  options?: Options,
): Promise<number>;
export function run(
  command: string,
  commandArguments: readonly string[],
  options?: Options,
): Promise<number>;
