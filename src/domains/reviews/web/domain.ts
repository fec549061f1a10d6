import { Flag } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'
import { useReportedCount } from './moderation/use-reported-count.ts'

export const web = defineWebDomain({
  platformSettings: [{ key: 'reviews', group: 'people', position: 3, load: () => import('./admin/review-settings.tsx') }],
  adminTasks: [
    {
      key: 'reported',
      label: 'reviews.moderation.task',
      href: '/admin/reviews?only=reported',
      icon: Flag,
      position: 5,
      useCount: useReportedCount,
    },
  ],
})
