/** A paragraph with one item a line. */
export const itemList = (items: readonly string[]) => items.map((line) => `• ${line}`).join('\n')
