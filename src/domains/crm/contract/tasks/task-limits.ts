/** Limits of tasks and of the overview. This file doesn't import zod, so that screens can use it without loading zod. */

/** The highest figure of the overview that is counted. */
export const MAX_FIGURE = 999
