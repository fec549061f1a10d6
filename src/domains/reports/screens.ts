/** The addresses that reports had before moderation took them over; links in old notifications still lead there. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/admin/reports', access: 'admin' },
  { path: '/admin/reports/:type/:recordId', access: 'admin' },
])
