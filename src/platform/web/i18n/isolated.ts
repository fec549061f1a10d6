/** Reads from left to right, whatever stands around it. */
export const isolated = (text: string): string => `\u2066${text}\u2069`
