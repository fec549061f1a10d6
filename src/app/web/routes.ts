/** The pages of the app's own screens, and what is wrapped around the pages of domains. */
import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import type { Pages } from '../../platform/shared/screens.ts'
import type { appScreens } from '../screens.ts'

export const pages: Pages<typeof appScreens> = {
  '/': 'landing/landing.page.tsx',
  '/cart': 'cart/cart.page.tsx',
  '/search': 'search/search.page.tsx',
  '/offline': 'offline/offline.page.tsx',
  '/blog': 'areas/blog-coming-soon.page.tsx',
  '/blog/:slug': 'areas/missing-post.page.tsx',
  '/dashboard': 'dashboard/dashboard.page.tsx',
  '/vendor/dashboard': 'vendor-dashboard/vendor-dashboard.page.tsx',
  '/profile': 'profile/profile.page.tsx',
  '/profile/:username': 'profile/profile.page.tsx',
  '/groups/:groupId': 'groups/group.page.tsx',
  '/settings': 'settings/settings.page.tsx',
  '/admin': 'admin/overview.page.tsx',
  '/admin/settings': 'admin/platform-settings.page.tsx',
}

export const comingSoonPage = 'app/web/areas/coming-soon.page.tsx'

/** Layouts around the pages below a path of the app layout; they hand one domain's parts to another domain's pages. */
export const frames = [
  { below: 'products', file: 'app/web/products/products-frame.tsx' },
  { below: 'messages', file: 'app/web/messages/messages-frame.tsx' },
] as const

/** The component catalog: for `npm run dev` and for tests that request it. Production builds omit it. */
const withCatalog = process.env['NODE_ENV'] === 'development' || process.env['PLAZA_CATALOGUE'] !== undefined

export const catalogRoutes: RouteConfigEntry[] = withCatalog ? [route('dev/ui/:part?', 'app/web/catalogue/catalogue.page.tsx')] : []
