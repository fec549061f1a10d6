import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { OwnReviewView } from '../contract.ts'
import { useRemoveReview } from './operations.ts'
import { ReviewPhotos, ReviewText } from './review-parts.tsx'
import { StatusBadge } from './status-badge.tsx'

const ReviewSheet = lazy(() => import('./review-sheet.tsx'))

/** The member's own review and its status; others see it only once approved. Keys: reviews.statusText.* */
export default function OwnReview({ review, productName }: { review: OwnReviewView; productName: string }) {
  const { t } = useTranslation()
  const remove = useRemoveReview(review.productId)
  const [doing, setDoing] = useState<'edit' | 'remove' | null>(null)
  return (
    <section aria-label={t('reviews.own.title')} className="rounded-lg border bg-card p-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold">{t('reviews.own.title')}</h3>
        <StatusBadge status={review.status} />
      </header>
      <p className="mt-1 max-w-prose text-muted-foreground">{t(`reviews.statusText.${review.status}`)}</p>
      {review.rejection && (
        <p className="mt-3 max-w-prose rounded-md bg-muted p-3">
          <span className="font-semibold">{t('reviews.own.reason')}</span> <span dir="auto">{review.rejection}</span>
        </p>
      )}
      <ReviewText review={review} />
      <ReviewPhotos review={review} name={review.author?.name ?? ''} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="secondary" size="sm" onClick={() => setDoing('edit')}>
          {t('reviews.own.edit')}
        </Button>
        <Button look="danger" size="sm" onClick={() => setDoing('remove')}>
          {t('reviews.own.remove')}
        </Button>
      </div>
      {doing === 'edit' && (
        <Suspense fallback={null}>
          <ReviewSheet productId={review.productId} productName={productName} review={review} onClose={() => setDoing(null)} />
        </Suspense>
      )}
      <Confirm
        danger
        open={doing === 'remove'}
        onOpenChange={() => setDoing(null)}
        title={t('reviews.own.removeTitle')}
        action={t('reviews.own.remove')}
        words="reviews"
        onConfirm={async () => {
          await remove.mutateAsync({ reviewId: review.id })
          toast({ title: t('reviews.own.removed') })
        }}
      >
        <p>{t('reviews.own.removeText')}</p>
      </Confirm>
    </section>
  )
}
