/** The signed-in area (spec §2): what stands in the sidebar and in which order, and which addresses are behind login. */
import type { Area as Entrusted } from '#platform/shared/areas.ts'

export type Area = {
  key: string
  path: string
  /** Its addresses below its own path, as the router writes them. */
  deeper?: readonly string[]
  /** Whose it is; without it every member's. */
  for?: 'vendor' | 'admin'
  /** What staff of a workspace have to be entrusted with; the item stays, and its page says so. */
  needs?: Entrusted
  /** Its domain is not built yet: the page says what will be here. */
  soon?: true
}

/** Spec §2, in its order. */
export const AREAS = [
  { key: 'dashboard', path: '/dashboard' },
  { key: 'analytics', path: '/analytics', needs: 'growth', soon: true },
  { key: 'reporting', path: '/reporting', deeper: ['new', ':reportId', ':reportId/edit'], needs: 'growth', soon: true },
  { key: 'automation', path: '/automation', deeper: ['new', ':workflowId'], needs: 'growth', soon: true },
  { key: 'developer', path: '/developer', needs: 'growth', soon: true },
  { key: 'crm', path: '/crm', deeper: ['contacts', 'contacts/:contactId', 'pipeline', 'tasks'], needs: 'crm', soon: true },
  { key: 'hr', path: '/hr', deeper: ['employees', 'employees/:employeeId', 'leave', 'payroll', 'org-chart'], needs: 'hr', soon: true },
  {
    key: 'procurement',
    path: '/procurement',
    deeper: ['purchase-orders', 'purchase-orders/:poId', 'suppliers'],
    needs: 'procurement',
    soon: true,
  },
  { key: 'orders', path: '/orders', deeper: [':orderId'], needs: 'orders', soon: true },
  { key: 'products', path: '/products', deeper: ['new', 'categories', ':productId/edit'], needs: 'catalog' },
  { key: 'inventory', path: '/inventory', deeper: ['warehouses', 'transfers'], needs: 'inventory', soon: true },
  { key: 'media', path: '/media', needs: 'content', soon: true },
  { key: 'blog', path: '/blog/manage', needs: 'content', soon: true },
  { key: 'seo', path: '/seo', needs: 'growth', soon: true },
  { key: 'store', path: '/store-builder', needs: 'content', soon: true },
  { key: 'marketplace', path: '/marketplace' },
  { key: 'vendorDashboard', path: '/vendor/dashboard', for: 'vendor', needs: 'orders', soon: true },
  { key: 'reviews', path: '/vendor/reviews', for: 'vendor', needs: 'catalog' },
  { key: 'finances', path: '/vendor/finances', for: 'vendor', needs: 'finance' },
  { key: 'erp', path: '/erp', needs: 'finance', soon: true },
  { key: 'cms', path: '/cms', needs: 'content', soon: true },
  { key: 'social', path: '/social', soon: true },
  { key: 'groups', path: '/groups', deeper: [':groupId', ':groupId/settings'], soon: true },
] as const satisfies readonly Area[]

/** Reached by the menus, and by what stands below the items of the sidebar. */
export const MENU_AREAS = [
  { key: 'network', path: '/network', soon: true },
  { key: 'messages', path: '/messages', deeper: [':conversationId'], soon: true },
  { key: 'notifications', path: '/notifications', soon: true },
  { key: 'orderHistory', path: '/order-history' },
  { key: 'wishlist', path: '/wishlist' },
  { key: 'profile', path: '/profile', deeper: [':username'] },
  { key: 'settings', path: '/settings' },
  { key: 'administration', path: '/admin', for: 'admin' },
] as const satisfies readonly Area[]

/** Of the blog's editor, which does not stand below the path of its area. */
export const BLOG_EDITOR_PATHS = ['/blog/new', '/blog/edit/:postId']

export type SidebarKey = (typeof AREAS)[number]['key']
export type AreaKey = SidebarKey | (typeof MENU_AREAS)[number]['key']

/** The area an address belongs to; null for those of none. */
export function areaOf(path: string): (Area & { key: AreaKey }) | null {
  const plain = plainPath(path)
  if (/^\/blog\/(new|edit)(\/|$)/.test(plain)) return areaOf('/blog/manage')
  const below = (area: Area) => plain === area.path || plain.startsWith(`${area.path}/`)
  return [...AREAS, ...MENU_AREAS].find(below) ?? null
}

export type Gate = 'member' | 'vendor' | 'admin'

const GATES: readonly [Gate, RegExp][] = [
  ['admin', /^\/admin(\/|$)/],
  ['vendor', /^\/vendor\/(dashboard|reviews|finances)(\/|$)/],
  [
    'member',
    /^\/(dashboard|analytics|reporting|automation|developer|seo|social|profile|network|messages|groups|settings|notifications|store-builder|cms|crm|hr|procurement|media|erp|inventory|orders|order-history|wishlist)(\/|$)/,
  ],
  ['member', /^\/products(\/(new|categories|[^/]+\/edit))?$/],
  ['member', /^\/blog\/(manage|new|edit\/[^/]+)$/],
]

/** Who may see the page of this path; null is everybody. Written another way it is still the same page. */
export function gateOf(path: string): Gate | null {
  const plain = plainPath(path)
  return GATES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/** The one way of writing it: lower case, no slash too many, nothing encoded that need not be. */
function plainPath(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Where signing in leads when it leads nowhere else. */
export const HOME = '/dashboard'

export type Somebody = { role: 'user' | 'vendor' | 'admin' } | null

/** Administrators run the house, which sells: approval never lowers a role, so theirs says nothing against it. */
export function isVendor(somebody: NonNullable<Somebody>): boolean {
  return somebody.role !== 'user'
}

/** Where a page that is not for somebody sends them (spec §6, reading 1); null lets them in. `address` is path and query. */
export function wayRound(gate: Gate, somebody: Somebody, address: string): string | null {
  if (gate === 'admin') return somebody?.role === 'admin' ? null : '/'
  if (gate === 'vendor') return somebody && isVendor(somebody) ? null : HOME
  return somebody ? null : `/login?${new URLSearchParams({ from: address })}`
}
