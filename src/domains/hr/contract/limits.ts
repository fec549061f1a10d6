/** This file doesn't import zod, so that screens can use it without loading zod. */
export const MAX_NAME = 120
export const MAX_NOTES = 4000
