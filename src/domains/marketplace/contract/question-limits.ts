/** Free of zod so that forms can import it without loading zod. */
export const MAX_ENTRY = 2000
