/** The screens of workspaces. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/invitation', access: 'anyone', layout: 'login' },
  { path: '/invitations', access: 'member', label: 'workspaces.received.title', icon: 'MailOpen' },
])
