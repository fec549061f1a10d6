/** The screens of vendors. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/vendor/register', access: 'anyone', indexed: true },
  { path: '/admin/vendors', access: 'admin', label: 'vendors.admin.title', icon: 'Store', adminGroup: 'people', adminSection: 6 },
  { path: '/admin/vendors/applications', access: 'admin' },
  { path: '/admin/vendors/:workspaceId', access: 'admin' },
])
