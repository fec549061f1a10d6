/** Without zod, so that a screen can know them. */

/** What a person of a workspace may be entrusted with. Owners and managers hold all of them. */
export const AREAS = ['catalog', 'orders', 'inventory', 'crm', 'hr', 'procurement', 'content', 'growth', 'finance'] as const
export type Area = (typeof AREAS)[number]
