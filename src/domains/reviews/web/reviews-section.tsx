import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Camera, MessageSquareText, X } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#domains/accounts/web/index.ts'
import { useHidesPeople } from '#domains/network/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { rareIsland } from '#platform/web/lazy-island.ts'
import { useSource } from '#platform/web/source.ts'
import { buttonClasses } from '#platform/web/ui/button.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { NO_FILTER, type ReviewFilter, reviewsQuery, summaryQuery, useOwnReview } from './queries.ts'
import { ReportReview } from './report-review.tsx'
import { ReviewCard } from './review-card.tsx'
import { Summary } from './summary.tsx'
import { useLoggedIn } from './use-logged-in.ts'
import { WriteReview } from './write-review.tsx'

const OwnReview = rareIsland(() => import('./own-review.tsx'))

type Props = { productId: string; productName: string; vendorName: string }

/** The reviews of a product: summary, photos, list, and the member's own review. */
export default function ReviewsSection({ productId, productName, vendorName }: Props) {
  const { t } = useTranslation()
  const source = useSource()
  const mine = useOwnReview(productId)
  const { data: summary } = useQuery(summaryQuery(source, productId, useHidesPeople()))
  const [narrowed, setNarrowed] = useState<ReviewFilter>(NO_FILTER)
  const write = <WriteReview productId={productId} productName={productName} />
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-16 scroll-mt-24 border-t pt-10">
      <h2 id="reviews-title" className="text-lg font-bold tracking-tight">
        {t('reviews.title')}
      </h2>
      {summary?.average ? (
        <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <div className="lg:sticky lg:top-24 lg:self-start">
            <Summary
              {...summary}
              average={summary.average}
              chosen={narrowed.stars}
              onChoose={(stars) => setNarrowed({ ...narrowed, stars })}
            />
            <div className="mt-6">{write}</div>
          </div>
          <div className="min-w-0">
            {mine?.review && (
              <div className="mb-8">
                <Suspense fallback={null}>
                  <OwnReview review={mine.review} productName={productName} />
                </Suspense>
              </div>
            )}
            {summary.photos.length > 0 && (
              <div className="mb-6">
                <PhotoStrip photos={summary.photos.map(({ image }) => image)} title={t('reviews.photos')} />
              </div>
            )}
            <ReviewList
              productId={productId}
              vendorName={vendorName}
              narrowed={narrowed}
              hasPhotos={summary.photos.length > 0}
              onNarrow={setNarrowed}
            />
          </div>
        </div>
      ) : (
        <div className="mt-4 max-w-prose space-y-6">
          {mine?.review ? (
            <Suspense fallback={null}>
              <OwnReview review={mine.review} productName={productName} />
            </Suspense>
          ) : (
            <div className="rounded-lg border border-dashed p-6">
              <p className="mb-2 flex items-center gap-2 font-semibold">
                <MessageSquareText aria-hidden className="size-5 text-muted-foreground" />
                {t('reviews.none')}
              </p>
              {write}
            </div>
          )}
        </div>
      )}
    </section>
  )
}

type ListProps = {
  productId: string
  vendorName: string
  narrowed: ReviewFilter
  hasPhotos: boolean
  onNarrow: (narrowed: ReviewFilter) => void
}

function ReviewList({ productId, vendorName, narrowed, hasPhotos, onNarrow }: ListProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const me = useMe()
  const id = useId()
  const loggedIn = useLoggedIn()
  const [reporting, setReporting] = useState<string | null>(null)
  const list = useInfiniteQuery(reviewsQuery(useSource(), productId, narrowed, useHidesPeople()))
  const reviews = list.data?.pages.flatMap(({ items }) => items) ?? []
  const { stars, withPhotos, sort } = narrowed
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 border-b pb-4">
        <label htmlFor={id} className="sr-only">
          {t('reviews.sort.label')}
        </label>
        <Select
          id={id}
          className="w-48"
          value={sort}
          onChange={({ target }) => onNarrow({ ...narrowed, sort: target.value === 'newest' ? 'newest' : 'helpful' })}
        >
          <option value="helpful">{t('reviews.sort.helpful')}</option>
          <option value="newest">{t('reviews.sort.newest')}</option>
        </Select>
        {hasPhotos && (
          <button
            type="button"
            aria-pressed={withPhotos}
            onClick={() => onNarrow({ ...narrowed, withPhotos: !withPhotos })}
            className={buttonClasses('secondary', 'md', withPhotos ? 'border-foreground bg-muted' : '')}
          >
            <Camera aria-hidden className="size-4" />
            {t('reviews.withPhotos')}
          </button>
        )}
        {stars !== null && (
          <button
            type="button"
            onClick={() => onNarrow({ ...narrowed, stars: null })}
            className={buttonClasses('secondary', 'md', 'border-foreground bg-muted')}
          >
            {t('reviews.onlyStars', { count: stars, shown: formatNumber(stars, locale) })}
            <X aria-hidden className="size-4" />
            <span className="sr-only">{t('reviews.removeFilter')}</span>
          </button>
        )}
      </div>
      {list.isLoadingError && <FailedNotice text={t('reviews.loadFailed')} onRetry={() => void list.refetch()} />}
      <ul className="divide-y" aria-busy={list.isPlaceholderData}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard
              review={review}
              vendorName={vendorName}
              isMine={me !== null && review.author?.id === me.id}
              onReport={() => loggedIn(t('reviews.onlyMembers.report'), () => setReporting(review.id))}
            />
          </li>
        ))}
      </ul>
      {list.data && reviews.length === 0 && (
        <p role="status" className="py-10 text-muted-foreground">
          {t('reviews.noneLikeThat')}
        </p>
      )}
      <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} error={list.error} onMore={() => void list.fetchNextPage()} />
      {reporting && (
        <Suspense fallback={null}>
          <ReportReview reviewId={reporting} onClose={() => setReporting(null)} />
        </Suspense>
      )}
    </>
  )
}
