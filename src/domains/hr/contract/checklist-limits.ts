/** This file doesn't import zod, so that screens can use it without loading zod. */
export const MAX_ITEMS = 60
export const MAX_TEMPLATES = 100
export const MAX_ITEM = 200
export const MIN_DUE_DAYS = -365
export const MAX_DUE_DAYS = 730

/** Who does an item: somebody with the permission `hr`, the manager of the employee, or the employee. */
export const ITEM_ROLES = ['hr', 'manager', 'employee'] as const
export type ItemRole = (typeof ITEM_ROLES)[number]
