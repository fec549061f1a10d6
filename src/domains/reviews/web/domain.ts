import { MessageSquareText, PenLine, Star } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'
import { invalidateByKey, invalidateEach } from '#platform/web/realtime/refetch.ts'
import { usePendingCount } from './moderation/use-pending-count.ts'

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
  platformSettings: [{ key: 'reviews', group: 'people', position: 3, load: () => import('./admin/review-settings.tsx') }],
  signals: {
    'reviews.product': (client, ids) => invalidateEach(client, ids, (productId) => ['reviews', productId]),
    'reviews.review'(client, ids) {
      for (const kind of ['vendor', 'admin']) {
        invalidateEach(client, ids, (reviewId) => [kind, null, 'reviews', 'one', reviewId])
        invalidateByKey(client, kind, null, 'reviews', 'list')
      }
      invalidateByKey(client, 'admin', 'reviews', 'pending')
      invalidateByKey(client, 'workspace', null, 'dashboard')
    },
  },
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
