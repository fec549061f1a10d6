/** The screens of products. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/products', access: 'member', label: 'products.screen.products', icon: 'Package', permission: 'catalog', sidebar: 10 },
  { path: '/products/new', access: 'member' },
  { path: '/products/categories', access: 'member' },
  { path: '/products/:productId/edit', access: 'member' },
])
