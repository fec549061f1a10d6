/** The screens of notifications. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/notifications', access: 'member', label: 'notifications.title', icon: 'Bell', shortcut: 'g n' },
  { path: '/unsubscribe', access: 'anyone' },
])
