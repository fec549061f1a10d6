/** Something a person can mend. Its message is the one sentence they get to see. */
export class Trouble extends Error {}
