import { ShieldQuestionMark } from 'lucide-react'
import { defineAdministration } from '#platform/web/administration.ts'
import { useOpenDisputeCount } from './admin/queries.ts'

export const administration = defineAdministration({
  tasks: [
    {
      key: 'cardDisputes',
      label: 'payments.disputes.task',
      href: '/admin/disputes?status=inquiry,open',
      section: '/admin/disputes',
      icon: ShieldQuestionMark,
      position: 3,
      useCount: useOpenDisputeCount,
    },
  ],
})
