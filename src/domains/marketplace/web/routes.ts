import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const routes: RouteConfigEntry[] = [
  route('marketplace', 'domains/marketplace/web/marketplace.page.tsx'),
  route('products/:productId', 'domains/marketplace/web/product.page.tsx'),
  route('vendors/:slug', 'domains/marketplace/web/vendor/vendor.page.tsx'),
  route('stock-notice', 'domains/marketplace/web/notices/stock-notice.page.tsx'),
]

/** Behind login. */
export const memberRoutes: RouteConfigEntry[] = [route('wishlist', 'domains/marketplace/web/wishes/wishlist.page.tsx')]
