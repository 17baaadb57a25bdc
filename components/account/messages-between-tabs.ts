/** The name of the channel on which tabs report a sign-out to each other. */
export const signedOutChannel = "dehati-milk-signed-out";

/** Sends a message to the shop's other tabs and windows. Only pages of one origin share a channel. */
export function broadcast(channelName: string, message: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}
