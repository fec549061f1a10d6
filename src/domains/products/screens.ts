/** The screens of products. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/products', access: 'member', label: 'products.screen.products', icon: 'Package', permission: 'catalog', sidebar: 10 },
  { path: '/products/new', access: 'member' },
  { path: '/products/categories', access: 'member' },
  { path: '/products/collections', access: 'member' },
  { path: '/products/collections/:collectionId', access: 'member' },
  {
    path: '/admin/collections',
    access: 'admin',
    label: 'products.collections.title',
    icon: 'Layers',
    adminGroup: 'catalog',
    adminSection: 19,
  },
  { path: '/admin/collections/:collectionId', access: 'admin' },
  { path: '/products/:productId/edit', access: 'member' },
])
