/** A failure that was foreseen: its message is a sentence for the person at the terminal. */
export class Failure extends Error {}
