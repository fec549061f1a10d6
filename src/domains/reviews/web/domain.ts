import { PenLine, Star } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  dashboardNumbers: [
    {
      key: 'reviews.pending',
      label: 'reviews.dashboard.title',
      none: 'reviews.dashboard.none',
      icon: Star,
      to: '/vendor/reviews?status=pending',
      position: 4,
    },
    {
      key: 'reviews.toWrite',
      label: 'reviews.toWrite.title',
      none: 'reviews.toWrite.none',
      icon: PenLine,
      to: '/reviews',
      position: 7.2,
      isOwn: true,
      hiddenAtZero: true,
    },
  ],
})
