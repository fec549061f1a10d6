/** Parts of a review, shared by all places that show one. */
import { BadgeCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { Stars } from '#platform/web/ui/stars.tsx'
import type { ReviewView } from '../contract.ts'
import { PhotoStrip } from './photo-strip.tsx'

export function ReviewHead({ review }: { review: ReviewView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const name = review.author?.name ?? t('reviews.formerMember')
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
      {!review.counted && <span className="text-xs text-muted-foreground">{t('reviews.notCounted')}</span>}
      <span className="text-xs text-muted-foreground">
        <time dateTime={review.createdAt}>{formatUtcDay(review.createdAt, locale)}</time>
        {review.editedAt && ` · ${t('reviews.edited')}`}
      </span>
    </header>
  )
}

export function ReviewText({ review: { rating, title, text, language } }: { review: ReviewView }) {
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

export function ReviewPhotos({ review, name }: { review: ReviewView; name: string }) {
  const { t } = useTranslation()
  if (review.photos.length === 0) return null
  return (
    <div className="mt-4">
      <PhotoStrip photos={review.photos} title={t('reviews.photosOf', { name })} size="sm" />
    </div>
  )
}
