import { Flag } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'
import { invalidateByKey } from '#platform/web/realtime/refetch.ts'
import { useOpenReportCount } from './queries.ts'

export const web = defineWebDomain({
  signals: { 'reports.record': (client) => invalidateByKey(client, 'admin', 'reports') },
  adminTasks: [
    {
      key: 'reports',
      label: 'reports.task',
      href: '/admin/reports',
      section: '/admin/reports',
      icon: Flag,
      position: 5,
      useCount: useOpenReportCount,
    },
  ],
})
