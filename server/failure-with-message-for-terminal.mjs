/** An expected failure: its message is a sentence for the person at the terminal. */
export class Failure extends Error {}
