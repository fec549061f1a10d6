/** Without zod, so that a form can know them. */

/** Of one variant. */
export const MAX_UNITS = 1_000_000
/** As many products as somebody picks one by one. */
export const MAX_PICKED = 1000
