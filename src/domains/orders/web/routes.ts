import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const routes: RouteConfigEntry[] = [route('order-confirmation/:orderId', 'domains/orders/web/order-confirmation.page.tsx')]
