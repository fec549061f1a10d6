import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { Verdict } from '../../contract/limits.ts'
import type { ModeratedReviewView } from '../../contract.ts'
import { type ModerationScope, useDecide } from './moderation-scope.ts'

const RejectDialog = lazy(() => import('./reject-dialog.tsx'))

/** Buttons for the possible decisions. Keys: reviews.moderation.status.* */
export default function Decisions({ scope, review }: { scope: ModerationScope; review: ModeratedReviewView }) {
  const { t } = useTranslation()
  const decide = useDecide(scope)
  const [rejecting, setRejecting] = useState(false)
  const said = (status: Verdict) => toast({ title: t('reviews.moderation.updated', { status: t(`reviews.moderation.status.${status}`) }) })
  const reported = review.reports.length > 0

  async function approve() {
    try {
      await decide.mutateAsync({ reviewId: review.id, status: 'approved' })
      said('approved')
    } catch (error) {
      toast({ variant: 'destructive', title: failureText(t, error, 'reviews') })
    }
  }

  return (
    <>
      {(review.status !== 'approved' || reported) && (
        <Button busy={decide.isPending} onClick={() => void approve()}>
          {review.status === 'approved' ? t('reviews.moderation.keep') : t('reviews.moderation.approve')}
        </Button>
      )}
      {review.status !== 'rejected' && (
        <Button look="danger" onClick={() => setRejecting(true)}>
          {t('reviews.moderation.reject')}
        </Button>
      )}
      {rejecting && (
        <Suspense fallback={null}>
          <RejectDialog scope={scope} review={review} onDone={() => said('rejected')} onClose={() => setRejecting(false)} />
        </Suspense>
      )}
    </>
  )
}
