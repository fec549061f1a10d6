import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/orders': 'vendor/orders.page.tsx',
  '/orders/:orderId': 'vendor/order.page.tsx',
  '/order-history': 'order-history.page.tsx',
  '/order-confirmation/:orderId': 'order-confirmation.page.tsx',
  '/admin/orders': 'admin/orders.page.tsx',
  '/admin/orders/:number': 'admin/order.page.tsx',
  '/admin/returns': 'admin/disputes.page.tsx',
  '/admin/returns/:returnId': 'admin/dispute.page.tsx',
}
