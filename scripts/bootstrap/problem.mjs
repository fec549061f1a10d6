/** A problem that a person can fix. Its message is the one sentence they see. */
export class Problem extends Error {}
