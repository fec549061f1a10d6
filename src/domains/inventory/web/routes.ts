import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Of the app layout: what a workspace sells. */
export const goodsRoutes: RouteConfigEntry[] = [
  route('products', 'domains/inventory/web/goods/list/products.page.tsx'),
  route('products/new', 'domains/inventory/web/goods/form/new-product.page.tsx'),
  route('products/categories', 'domains/inventory/web/goods/categories/categories.page.tsx'),
  route('products/:productId/edit', 'domains/inventory/web/goods/form/edit-product.page.tsx'),
]
