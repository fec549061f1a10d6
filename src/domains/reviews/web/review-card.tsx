import { CornerDownRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PersonMenu } from '#domains/network/web/index.ts'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { ReviewView } from '../contract.ts'
import { HelpfulButton } from './helpful-button.tsx'
import { ReviewHead, ReviewPhotos, ReviewText } from './review-parts.tsx'

type Props = { review: ReviewView; vendorName: string; isMine: boolean; onReport: () => void }

/** A public review with the vendor's reply. */
export function ReviewCard({ review, vendorName, isMine, onReport }: Props) {
  const { t } = useTranslation()
  const name = review.author?.name ?? t('reviews.formerMember')
  return (
    <article className="py-6">
      <ReviewHead review={review} />
      <ReviewText review={review} />
      <ReviewPhotos review={review} name={name} />
      {review.reply && <Reply reply={review.reply} vendorName={vendorName} />}
      <footer className="mt-4 flex flex-wrap items-center gap-2">
        {isMine ? (
          <p className="text-xs font-medium text-muted-foreground">{t('reviews.yours')}</p>
        ) : (
          <>
            <HelpfulButton review={review} />
            <Button look="quiet" size="sm" className="font-medium text-muted-foreground" onClick={onReport}>
              {t('reviews.report.open')}
            </Button>
            {review.author && <PersonMenu person={review.author} />}
          </>
        )}
      </footer>
    </article>
  )
}

function Reply({ reply, vendorName }: { reply: NonNullable<ReviewView['reply']>; vendorName: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <div className="mt-4 flex max-w-prose gap-3 rounded-md bg-muted p-4">
      <CornerDownRight aria-hidden className="flip mt-0.5 size-4 shrink-0 text-muted-foreground" />
      <div className="min-w-0">
        <p className="text-xs text-muted-foreground">
          <span className="font-semibold text-foreground">{t('reviews.replyOf', { vendor: vendorName })}</span>
          {' · '}
          <time dateTime={reply.createdAt}>{formatUtcDay(reply.editedAt ?? reply.createdAt, locale)}</time>
        </p>
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
          {reply.text}
        </p>
      </div>
    </div>
  )
}
