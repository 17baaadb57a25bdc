import { execFileSync } from "node:child_process";

/** The memory (resident set) of a process and its children, in megabytes. */
export function megabytesOf(pid: number): number {
  const rows = execFileSync("ps", ["-e", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  const kilobytes = rows
    .filter(([own, parent]) => own === pid || parent === pid)
    .reduce((sum, [, , size = 0]) => sum + size, 0);
  return kilobytes / 1024;
}
