/** This file doesn't import zod, so that forms can use it without loading zod. */

/** Maximum number of individually selected products. */
export const MAX_PICKED = 1000
