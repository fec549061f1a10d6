import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Of the app layout: a vendor's own. `promotions/new` is one that is not written yet. */
export const vendorRoutes: RouteConfigEntry[] = [
  route('promotions', 'domains/promotions/web/vendor/promotions.page.tsx'),
  route('promotions/:promotionId', 'domains/promotions/web/vendor/promotion.page.tsx'),
]

/** Rooms of the administration: the platform's own. */
export const administrationRoutes: RouteConfigEntry[] = [
  route('promotions', 'domains/promotions/web/administration/promotions.page.tsx'),
  route('promotions/:promotionId', 'domains/promotions/web/administration/promotion.page.tsx'),
]
