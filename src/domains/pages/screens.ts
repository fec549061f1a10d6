/** The screens of pages. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/pages/:slug', access: 'anyone' },
  { path: '/admin/pages', access: 'admin', label: 'pages.title', icon: 'Newspaper', adminGroup: 'platform', adminSection: 20 },
  { path: '/admin/pages/:slug', access: 'admin' },
])
