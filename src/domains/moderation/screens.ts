/** The screens of moderation. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/admin/moderation', access: 'admin', label: 'moderation.title', icon: 'Flag', adminGroup: 'people', adminSection: 8 },
  { path: '/admin/moderation/appeals', access: 'admin' },
  { path: '/admin/moderation/log', access: 'admin' },
  { path: '/admin/moderation/:type/:recordId', access: 'admin' },
  { path: '/moderation/decisions/:decisionId', access: 'anyone' },
  { path: '/transparency', access: 'anyone', indexed: true },
])
