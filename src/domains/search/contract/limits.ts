/** Imports no zod, so that forms stay small. */

export const MAX_QUERY = 100
