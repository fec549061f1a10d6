/** Isolates text as left-to-right, whatever the direction around it. */
export const isolateLtr = (text: string): string => `\u2066${text}\u2069`

/** Joins what is known of a record into one line. Each part keeps its own direction, such as an Arabic name beside a price. */
export const joinDetails = (parts: readonly (string | null)[]): string =>
  parts
    .filter(Boolean)
    .map((part) => `\u2068${part}\u2069`)
    .join(' · ')
