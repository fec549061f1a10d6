/**
 * The line of domains, left to right (docs/tour.md). A domain may call, through its door, any domain to its left,
 * never one to its right. Domains not built yet keep their place: a folder without an entry here fails the wall test.
 */
export const DOMAIN_LINE = [
  'accounts', 'workspaces', 'media', 'network', 'search', 'reports', 'notifications', 'vendors', 'catalog', 'inventory',
  'promotions', 'finance', 'payments', 'messages', 'groups', 'feed', 'blog', 'pages', 'crm', 'hr', 'procurement', 'cart',
  'orders', 'checkout', 'reviews', 'marketplace', 'storefront', 'analytics', 'reporting', 'seo', 'automation', 'developer',
  'moderation',
] as const

export type DomainName = (typeof DOMAIN_LINE)[number]
