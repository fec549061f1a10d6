import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Of the public layout. */
export const routes: RouteConfigEntry[] = [
  route('order-confirmation/:orderId', 'domains/orders/web/order-confirmation.page.tsx'),
  route('order-confirmation/:orderId/invoice/:number', 'domains/orders/web/invoice.page.tsx'),
]

/** Of the app layout. */
export const memberRoutes: RouteConfigEntry[] = [route('order-history', 'domains/orders/web/order-history.page.tsx')]

/** Of the app layout: what a workspace sold. */
export const deskRoutes: RouteConfigEntry[] = [
  route('orders', 'domains/orders/web/desk/orders.page.tsx'),
  route('orders/:orderId', 'domains/orders/web/desk/order.page.tsx'),
  route('orders/:orderId/packing-slip', 'domains/orders/web/desk/packing-slip.page.tsx'),
]

/** Rooms of the administration. */
export const orderAdministrationRoutes: RouteConfigEntry[] = [
  route('orders', 'domains/orders/web/administration/orders.page.tsx', { id: 'admin/orders' }),
  route('orders/:number', 'domains/orders/web/administration/order.page.tsx'),
  route('returns', 'domains/orders/web/administration/disputes.page.tsx'),
  route('returns/:returnId', 'domains/orders/web/administration/dispute.page.tsx'),
]
