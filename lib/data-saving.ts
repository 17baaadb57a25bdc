/**
 * Whether this visitor pays dearly for bytes: data saver is on, or the network is as slow as 2G.
 * False where the browser does not tell (the Network Information API is Chromium's).
 */
export function isSavingData(navigator: object): boolean {
  const connection = "connection" in navigator ? navigator.connection : undefined;
  if (typeof connection !== "object" || connection === null) return false;
  const saves = "saveData" in connection && connection.saveData === true;
  const type = "effectiveType" in connection ? connection.effectiveType : "";
  return saves || type === "slow-2g" || type === "2g";
}
