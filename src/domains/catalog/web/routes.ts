import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Rooms of the administration. */
export const categoryAdministrationRoutes: RouteConfigEntry[] = [
  route('categories', 'domains/catalog/web/administration/categories.page.tsx'),
]
