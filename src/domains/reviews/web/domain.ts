import { MessageSquareText } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'
import { usePendingCount } from './moderation/use-pending-count.ts'

export const web = defineWebDomain({
  platformSettings: [{ key: 'reviews', group: 'people', position: 3, load: () => import('./admin/review-settings.tsx') }],
  adminTasks: [
    {
      key: 'reviews',
      label: 'reviews.moderation.task',
      href: '/admin/reviews?status=pending',
      section: '/admin/reviews',
      icon: MessageSquareText,
      position: 7,
      useCount: usePendingCount,
    },
  ],
})
