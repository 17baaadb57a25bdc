/** The channel on which windows hear that someone has signed out. */
export const signedOutChannel = "dehati-milk-signed-out";

/** Tells the shop's other windows. Only pages of the same origin share a channel. */
export function tellWindows(channelName: string, message: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}
