import { type RouteConfigEntry, route } from '@react-router/dev/routes'

export const routes: RouteConfigEntry[] = [route('checkout', 'domains/checkout/web/checkout.page.tsx')]
