/** The screens of groups. The page of one group belongs to the app, because other domains bring tabs. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/groups', access: 'member', label: 'groups.title', icon: 'Users', sidebar: 23, shortcut: 'g r' },
  { path: '/groups/:groupId/events/:eventId', access: 'member' },
  { path: '/groups/:groupId/settings', access: 'member' },
])
