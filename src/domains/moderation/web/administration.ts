import { Flag, Scale } from 'lucide-react'
import { defineAdministration } from '#platform/web/administration.ts'
import { useOpenAppealCount, useOpenCaseCount } from './queries.ts'

export const administration = defineAdministration({
  tasks: [
    {
      key: 'reports',
      label: 'moderation.task',
      href: '/admin/moderation',
      section: '/admin/moderation',
      icon: Flag,
      position: 5,
      useCount: useOpenCaseCount,
    },
    {
      key: 'appeals',
      label: 'moderation.appeals.task',
      href: '/admin/moderation/appeals',
      icon: Scale,
      position: 6,
      useCount: useOpenAppealCount,
    },
  ],
})
