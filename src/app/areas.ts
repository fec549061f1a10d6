/** The signed-in area (spec §2): what stands in the sidebar and in which order, and which addresses are behind login. */
export type Area = {
  key: string
  path: string
  /** Beside its own path, for whom it is. */
  for?: 'vendor'
  /** Its domain is not built yet: the page says what will be here. */
  soon?: true
}

/** Spec §2, in its order. */
export const AREAS = [
  { key: 'dashboard', path: '/dashboard' },
  { key: 'analytics', path: '/analytics', soon: true },
  { key: 'reporting', path: '/reporting', soon: true },
  { key: 'automation', path: '/automation', soon: true },
  { key: 'developer', path: '/developer', soon: true },
  { key: 'crm', path: '/crm', soon: true },
  { key: 'hr', path: '/hr', soon: true },
  { key: 'procurement', path: '/procurement', soon: true },
  { key: 'orders', path: '/orders', soon: true },
  { key: 'products', path: '/products', soon: true },
  { key: 'inventory', path: '/inventory', soon: true },
  { key: 'media', path: '/media', soon: true },
  { key: 'blog', path: '/blog/manage', soon: true },
  { key: 'seo', path: '/seo', soon: true },
  { key: 'store', path: '/store-builder', soon: true },
  { key: 'marketplace', path: '/marketplace' },
  { key: 'vendorDashboard', path: '/vendor/dashboard', for: 'vendor', soon: true },
  { key: 'reviews', path: '/vendor/reviews', for: 'vendor', soon: true },
  { key: 'finances', path: '/vendor/finances', for: 'vendor', soon: true },
  { key: 'erp', path: '/erp', soon: true },
  { key: 'cms', path: '/cms', soon: true },
  { key: 'social', path: '/social', soon: true },
  { key: 'groups', path: '/groups', soon: true },
] as const satisfies readonly Area[]

/** Reached by menus, not by the sidebar. */
export const MENU_AREAS = [
  { key: 'network', path: '/network', soon: true },
  { key: 'messages', path: '/messages', soon: true },
  { key: 'notifications', path: '/notifications', soon: true },
  { key: 'orderHistory', path: '/order-history', soon: true },
] as const satisfies readonly Area[]

export type SidebarKey = (typeof AREAS)[number]['key']
export type AreaKey = SidebarKey | (typeof MENU_AREAS)[number]['key']

/** Addresses of areas below their own path (spec §2), as the router writes them. */
export const DEEPER_PATHS: Partial<Record<AreaKey, readonly string[]>> = {
  reporting: ['new', ':reportId', ':reportId/edit'],
  automation: ['new', ':workflowId'],
  messages: [':conversationId'],
  groups: [':groupId', ':groupId/settings'],
  crm: ['contacts', 'contacts/:contactId', 'pipeline', 'tasks'],
  hr: ['employees', 'employees/:employeeId', 'leave', 'payroll', 'org-chart'],
  procurement: ['purchase-orders', 'purchase-orders/:poId', 'suppliers'],
  products: ['new', 'categories', ':productId/edit'],
  inventory: ['warehouses', 'transfers'],
  orders: [':orderId'],
}

export type Gate = 'member' | 'vendor' | 'admin'

const GATES: readonly [Gate, RegExp][] = [
  ['admin', /^\/admin(\/|$)/],
  ['vendor', /^\/vendor\/(dashboard|reviews|finances)(\/|$)/],
  [
    'member',
    /^\/(dashboard|analytics|reporting|automation|developer|seo|social|profile|network|messages|groups|settings|notifications|store-builder|cms|crm|hr|procurement|media|erp|inventory|orders|order-history)(\/|$)/,
  ],
  ['member', /^\/products(\/(new|categories|[^/]+\/edit))?$/],
  ['member', /^\/blog\/(manage|new|edit\/[^/]+)$/],
]

/** Who may see the page of this path; null is everybody. Written another way it is still the same page. */
export function gateOf(path: string): Gate | null {
  const plain = decoded(path)
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1')
  return GATES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

export type Somebody = { role: 'user' | 'vendor' | 'admin' } | null

/** Where a page that is not for somebody sends them (spec §6, reading 1); null lets them in. `address` is path and query. */
export function wayRound(gate: Gate, somebody: Somebody, address: string): string | null {
  if (gate === 'admin') return somebody?.role === 'admin' ? null : '/'
  if (gate === 'vendor') return somebody && somebody.role !== 'user' ? null : '/dashboard'
  return somebody ? null : `/login?${new URLSearchParams({ from: address })}`
}
