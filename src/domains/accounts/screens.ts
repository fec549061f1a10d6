/** The screens of accounts. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/login', access: 'anyone', layout: 'login' },
  { path: '/register', access: 'anyone', layout: 'login' },
  { path: '/forgot-password', access: 'anyone', layout: 'login' },
  { path: '/reset-password', access: 'anyone', layout: 'login' },
  { path: '/verify-email', access: 'anyone', layout: 'login' },
  { path: '/admin/users', access: 'admin', label: 'accounts.admin.users', icon: 'UsersRound', adminGroup: 'people', adminSection: 12 },
  { path: '/admin/users/:userId', access: 'admin' },
  { path: '/admin/checks', access: 'admin', label: 'accounts.checks.title', icon: 'ShieldCheck', adminGroup: 'platform', adminSection: 14 },
  { path: '/admin/audit', access: 'admin', label: 'accounts.audit.title', icon: 'ScrollText', adminGroup: 'platform', adminSection: 15 },
  {
    path: '/admin/backups',
    access: 'admin',
    label: 'accounts.backups.title',
    icon: 'DatabaseBackup',
    adminGroup: 'platform',
    adminSection: 16,
  },
])
