/** Which pages behind login open offline (docs/decisions/0088-pages-behind-login-offline.md). */

/** The areas whose answers the browser keeps: those that people look up on the way. */
export const KEPT_AREAS = [
  'me',
  'workspaces',
  'cart',
  'orders',
  'dashboard',
  'products',
  'catalog',
  'categories',
  'inventory',
  'procurement',
  'crm',
  'feed',
  'groups',
  'messages',
  'network',
  'notifications',
  'comments',
  'records',
  'marketplace',
  'promotions',
  'reviews',
] as const

/** Pay, money that is paid out, keys, security and what administrators see never stay on a device. */
const NEVER_KEPT = /^\/(admin|hr|settings|developer|approvals|vendor\/finances|invitations?)(\/|$)/

export function isAvailableOffline(pathname: string): boolean {
  return !NEVER_KEPT.test(pathname)
}
