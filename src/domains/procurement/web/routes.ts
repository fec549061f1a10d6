import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/procurement': 'overview.page.tsx',
  '/procurement/bills': 'bills.page.tsx',
  '/procurement/purchase-orders': 'orders.page.tsx',
  '/procurement/purchase-orders/new': 'new-order.page.tsx',
  '/procurement/purchase-orders/:poId': 'order.page.tsx',
  '/procurement/purchase-orders/:poId/edit': 'edit-order.page.tsx',
  '/procurement/purchase-orders/:poId/receive': 'receive/receive.page.tsx',
  '/procurement/customer-orders': 'customer-orders.page.tsx',
  '/procurement/customer-orders/:orderId': 'customer-order.page.tsx',
  '/supplier-order': 'supplier-order.page.tsx',
  '/procurement/suppliers': 'suppliers.page.tsx',
  '/procurement/suppliers/:supplierId': 'supplier.page.tsx',
}
