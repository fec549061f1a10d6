import { MessageSquareText } from 'lucide-react'
import { defineAdministration } from '#platform/web/administration.ts'
import { usePendingCount } from './moderation/use-pending-count.ts'

export const administration = defineAdministration({
  settings: [{ key: 'reviews', group: 'people', position: 3, load: () => import('./admin/review-settings.tsx') }],
  tasks: [
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
