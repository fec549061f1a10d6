import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const routes: RouteConfigEntry[] = [
  route('marketplace', 'domains/marketplace/web/marketplace.page.tsx'),
  route('products/:productId', 'domains/marketplace/web/product.page.tsx'),
]
