import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Of the app layout: what a vendor earned and is paid. */
export const vendorRoutes: RouteConfigEntry[] = [
  route('vendor/finances', 'domains/finance/web/finances.page.tsx'),
  route('vendor/finances/earnings/:part', 'domains/finance/web/earning.page.tsx'),
  route('vendor/finances/payouts/:payoutId', 'domains/finance/web/payout.page.tsx'),
]

/** Rooms of the administration. */
export const administrationRoutes: RouteConfigEntry[] = [
  route('commission', 'domains/finance/web/administration/commission.page.tsx'),
  route('payouts', 'domains/finance/web/administration/payouts.page.tsx'),
  route('payouts/:payoutId', 'domains/finance/web/administration/payout.page.tsx'),
]
