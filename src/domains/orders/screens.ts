/** The screens of orders. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/orders', access: 'member', label: 'orders.screen.orders', icon: 'ClipboardList', permission: 'orders', sidebar: 9 },
  { path: '/orders/:orderId', access: 'member' },
  { path: '/order-history', access: 'member', label: 'orders.screen.history', icon: 'History' },
  { path: '/order-confirmation/:orderId', access: 'anyone' },
  { path: '/admin/orders', access: 'admin', label: 'orders.admin.title', icon: 'PackageSearch', adminGroup: 'sales', adminSection: 2 },
  { path: '/admin/orders/:number', access: 'admin' },
  { path: '/admin/returns', access: 'admin', label: 'orders.disputes.title', icon: 'Scale', adminGroup: 'sales', adminSection: 3 },
  { path: '/admin/returns/:returnId', access: 'admin' },
])
