import { MessageSquareReply } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'
import { useAnsweredCount } from './admin/products/queries.ts'

export const web = defineWebDomain({
  adminTasks: [
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
