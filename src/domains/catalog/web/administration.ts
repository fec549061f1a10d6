import { MessageSquareReply } from 'lucide-react'
import { defineAdministration } from '#platform/web/administration.ts'
import { useAnsweredCount } from './admin/products/queries.ts'

export const administration = defineAdministration({
  tasks: [
    {
      key: 'takedownAnswers',
      label: 'catalog.managed.task',
      href: '/admin/products?only=answered',
      section: '/admin/products',
      icon: MessageSquareReply,
      position: 6,
      useCount: useAnsweredCount,
    },
  ],
})
