/** Isolates text as left-to-right, whatever the direction around it. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`
