/** The screens of procurement. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/procurement', access: 'member', label: 'procurement.title', icon: 'Truck', permission: 'procurement', sidebar: 8 },
  { path: '/procurement/purchase-orders', access: 'member', label: 'procurement.orders', icon: 'ClipboardList', permission: 'procurement' },
  { path: '/procurement/purchase-orders/new', access: 'member' },
  { path: '/procurement/purchase-orders/:poId', access: 'member' },
  { path: '/procurement/purchase-orders/:poId/edit', access: 'member' },
  { path: '/procurement/purchase-orders/:poId/receive', access: 'member' },
  { path: '/procurement/bills', access: 'member', label: 'procurement.bills.title', icon: 'ScrollText', permission: 'procurement' },
  { path: '/procurement/suppliers', access: 'member', label: 'procurement.suppliers', icon: 'Building2', permission: 'procurement' },
  { path: '/procurement/suppliers/:supplierId', access: 'member' },
  {
    path: '/procurement/customer-orders',
    access: 'member',
    label: 'procurement.customers.title',
    icon: 'ClipboardList',
    permission: 'procurement',
  },
  { path: '/procurement/customer-orders/:orderId', access: 'member' },
  { path: '/supplier-order', access: 'anyone' },
])
