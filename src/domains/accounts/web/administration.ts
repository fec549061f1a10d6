import { DatabaseBackup, TriangleAlert } from 'lucide-react'
import { defineAdministration } from '#platform/web/administration.ts'
import { useBackupProblemCount, useOpenViolationCount } from './admin/queries.ts'

export const administration = defineAdministration({
  settings: [{ key: 'registration', group: 'people', position: 1, load: () => import('./admin/registration-settings.tsx') }],
  tasks: [
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
})
