import { Stamp } from 'lucide-react'
import { defineAdministration } from '#platform/web/administration.ts'
import { useWaitingCount } from './admin/use-waiting-count.ts'

export const administration = defineAdministration({
  tasks: [
    {
      key: 'approvals',
      label: 'approvals.adminTask',
      href: '/admin/approvals',
      section: '/admin/approvals',
      icon: Stamp,
      position: 4.5,
      useCount: useWaitingCount,
    },
  ],
})
