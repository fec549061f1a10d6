/** Limits of stock, which a workspace manages with its products. This file doesn't import zod, so that forms can use it without zod. */

/** Units of one variant. */
export const MAX_UNITS = 1_000_000
/** The reorder point of a new stock row (spec §9). */
export const DEFAULT_REORDER_POINT = 5

/** No operations of its own yet. */
export const inventory = {}
