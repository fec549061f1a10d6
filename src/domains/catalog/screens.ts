/** The screens of catalog. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/admin/products', access: 'admin', label: 'catalog.managed.title', icon: 'Package', adminGroup: 'catalog', adminSection: 4 },
  { path: '/admin/products/:productId', access: 'admin' },
  { path: '/admin/categories', access: 'admin', label: 'catalog.categories.title', icon: 'Tags', adminGroup: 'catalog', adminSection: 11 },
  {
    path: '/admin/attributes',
    access: 'admin',
    label: 'catalog.attributes.title',
    icon: 'ListFilter',
    adminGroup: 'catalog',
    adminSection: 18,
  },
  { path: '/admin/attributes/new', access: 'admin' },
  { path: '/admin/attributes/:key', access: 'admin' },
])
