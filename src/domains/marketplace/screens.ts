/** The screens of marketplace. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  {
    path: '/marketplace',
    access: 'anyone',
    label: 'marketplace.screen.marketplace',
    icon: 'ShoppingBag',
    sidebar: 16,
    shortcut: 'g m',
    indexed: true,
  },
  { path: '/products/:productId', access: 'anyone' },
  { path: '/vendors/:slug', access: 'anyone' },
  { path: '/collections/:slug', access: 'anyone' },
  { path: '/stock-notice', access: 'anyone' },
  {
    path: '/admin/synonyms',
    access: 'admin',
    label: 'marketplace.synonyms.title',
    icon: 'WholeWord',
    adminGroup: 'catalog',
    adminSection: 17,
  },
  { path: '/wishlist', access: 'member', label: 'marketplace.screen.wishlist', icon: 'Heart' },
])
