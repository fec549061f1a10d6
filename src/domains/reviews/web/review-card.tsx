import { BadgeCheck, CornerDownRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatUtcDay } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { Stars } from '#platform/web/ui/stars.tsx'
import type { ReviewView } from '../contract.ts'
import { HelpfulButton } from './helpful-button.tsx'
import { PhotoStrip } from './photo-strip.tsx'

type Props = { review: ReviewView; vendorName: string; isMine: boolean; onReport: () => void }

/** One review as everyone reads it, with the vendor's answer under it. */
export function ReviewCard({ review, vendorName, isMine, onReport }: Props) {
  const { t } = useTranslation()
  const name = review.author?.username ?? t('reviews.formerMember')
  return (
    <article className="py-6">
      <ReviewHead review={review} />
      <ReviewWords review={review} />
      <PhotosOf review={review} name={name} />
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
          </>
        )}
      </footer>
    </article>
  )
}

export function ReviewHead({ review }: { review: ReviewView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const name = review.author?.username ?? t('reviews.formerMember')
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Avatar name={name} picture={review.author?.avatarUrl ?? null} size="sm" />
      <span className="font-semibold">
        <bdi>{name}</bdi>
      </span>
      {review.verified && (
        <span className="inline-flex items-center gap-1 text-xs font-medium text-success">
          <BadgeCheck aria-hidden className="size-4" />
          {t('reviews.verified')}
        </span>
      )}
      <span className="text-xs text-muted-foreground">
        <time dateTime={review.createdAt}>{formatUtcDay(review.createdAt, locale)}</time>
        {review.editedAt && ` · ${t('reviews.edited')}`}
      </span>
    </header>
  )
}

export function ReviewWords({ review: { rating, title, text, language } }: { review: ReviewView }) {
  return (
    <div className="mt-3 max-w-prose">
      <Stars value={rating} />
      <h3 dir="auto" lang={language} className="mt-1.5 font-semibold wrap-anywhere">
        {title}
      </h3>
      <p dir="auto" lang={language} className="mt-1 whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </div>
  )
}

export function PhotosOf({ review, name }: { review: ReviewView; name: string }) {
  const { t } = useTranslation()
  if (review.photos.length === 0) return null
  return (
    <div className="mt-4">
      <PhotoStrip photos={review.photos} title={t('reviews.photosOf', { name })} size="sm" />
    </div>
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
