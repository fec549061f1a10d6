/** The screens of approvals. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/approvals', access: 'member', label: 'approvals.title', icon: 'Stamp' },
  { path: '/approvals/:requestId', access: 'member' },
  { path: '/admin/approvals', access: 'admin', label: 'approvals.title', icon: 'Stamp', adminGroup: 'money', adminSection: 9.5 },
  { path: '/admin/approvals/:requestId', access: 'admin' },
])
