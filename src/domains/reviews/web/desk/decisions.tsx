import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { Verdict } from '../../contract/limits.ts'
import type { DeskReviewView } from '../../contract.ts'
import { type Desk, useDecide } from './desks.ts'

const RejectDialog = lazy(() => import('./reject-dialog.tsx'))

/** What can be decided now. Keys: reviews.desk.status.* */
export default function Decisions({ desk, review }: { desk: Desk; review: DeskReviewView }) {
  const { t } = useTranslation()
  const decide = useDecide(desk)
  const [rejecting, setRejecting] = useState(false)
  const said = (status: Verdict) => toast({ title: t('reviews.desk.updated', { status: t(`reviews.desk.status.${status}`) }) })
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
          {review.status === 'approved' ? t('reviews.desk.keep') : t('reviews.desk.approve')}
        </Button>
      )}
      {review.status !== 'rejected' && (
        <Button look="danger" onClick={() => setRejecting(true)}>
          {t('reviews.desk.reject')}
        </Button>
      )}
      {rejecting && (
        <Suspense fallback={null}>
          <RejectDialog desk={desk} review={review} onDone={() => said('rejected')} onClose={() => setRejecting(false)} />
        </Suspense>
      )}
    </>
  )
}
