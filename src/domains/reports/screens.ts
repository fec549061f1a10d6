/** The screens of reports. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/admin/reports', access: 'admin', label: 'reports.title', icon: 'Flag', adminSection: 8 },
  { path: '/admin/reports/:type/:recordId', access: 'admin' },
])
