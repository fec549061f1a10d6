import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/vendor/register': 'register/register.page.tsx',
  '/admin/vendors': 'admin/vendors.page.tsx',
  '/admin/vendors/applications': 'admin/applications.page.tsx',
  '/admin/vendors/:workspaceId': 'admin/vendor.page.tsx',
}
