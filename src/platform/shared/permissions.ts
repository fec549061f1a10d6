/** This file imports no zod, so that the browser bundle stays small. */

/** The permissions of a workspace member. Owners and managers have all of them. */
export const PERMISSIONS = ['catalog', 'orders', 'inventory', 'crm', 'hr', 'procurement', 'content', 'growth', 'finance'] as const
export type Permission = (typeof PERMISSIONS)[number]
