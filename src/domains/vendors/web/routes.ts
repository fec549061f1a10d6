import { type RouteConfigEntry, route } from '@react-router/dev/routes'

/** Of the public layout (spec §2). */
export const programmeRoutes: RouteConfigEntry[] = [route('vendor/register', 'domains/vendors/web/register/register.page.tsx')]

/** Rooms of the administration. */
export const vendorAdministrationRoutes: RouteConfigEntry[] = [
  route('vendors', 'domains/vendors/web/administration/vendors.page.tsx'),
  route('vendors/applications', 'domains/vendors/web/administration/applications.page.tsx'),
  route('vendors/:workspaceId', 'domains/vendors/web/administration/vendor.page.tsx'),
]
