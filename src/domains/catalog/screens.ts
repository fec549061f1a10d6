/** The screens of catalog. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/admin/categories', access: 'admin', label: 'catalog.categories.title', icon: 'Tags', adminSection: 9 },
])
