import { CircleUserRound, DatabaseBackup, IdCard, Languages, Palette, ShieldCheck, TriangleAlert } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'
import { invalidateByKey } from '#platform/web/realtime/refetch.ts'
import { useBackupProblemCount, useOpenViolationCount } from './admin/queries.ts'

export const web = defineWebDomain({
  searchTypes: [{ type: 'user', label: 'accounts.search.people', icon: CircleUserRound, position: 2, isPerson: true }],
  settingsTabs: [
    { key: 'profile', icon: CircleUserRound, position: 1, load: () => import('./settings/profile-tab.tsx') },
    { key: 'account', icon: IdCard, position: 2, load: () => import('./settings/account-tab.tsx') },
    { key: 'security', icon: ShieldCheck, position: 3, load: () => import('./settings/security-tab.tsx') },
    { key: 'appearance', icon: Palette, position: 5, load: () => import('./settings/appearance-tab.tsx') },
    { key: 'language', icon: Languages, position: 6, load: () => import('./settings/language-tab.tsx') },
  ],
  platformSettings: [{ key: 'registration', group: 'people', position: 1, load: () => import('./admin/registration-settings.tsx') }],
  signals: {
    'accounts.me'(client) {
      for (const key of ['me', 'accounts']) invalidateByKey(client, key)
    },
  },
  adminTasks: [
    {
      key: 'violations',
      label: 'accounts.checks.task',
      href: '/admin/checks',
      icon: TriangleAlert,
      position: 1,
      alarming: true,
      useCount: useOpenViolationCount,
    },
    {
      key: 'backups',
      label: 'accounts.backups.task',
      href: '/admin/backups',
      icon: DatabaseBackup,
      position: 2,
      alarming: true,
      useCount: useBackupProblemCount,
    },
  ],
  deletionBlockers: {
    'accounts.lastAdministrator': { words: 'accounts.obligation.lastAdministrator', path: '/admin/users' },
  },
})
