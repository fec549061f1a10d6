import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { productPath } from '#domains/catalog/web/index.ts'
import { useSource } from '#platform/web/source.ts'
import { Empty } from '#platform/web/ui/empty.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { reviewsOfPersonQuery } from './queries.ts'
import { ReviewPhotos, ReviewText } from './review-parts.tsx'

/** The approved reviews of a person, each with its product. */
export default function PersonReviews({ userId, name }: { userId: string; name: string }) {
  const { t } = useTranslation()
  const list = useInfiniteQuery(reviewsOfPersonQuery(useSource(), userId))
  if (list.isPending) return <Skeleton className="h-40 rounded-lg" />
  if (list.isLoadingError) return <FailedNotice text={t('reviews.loadFailed')} onRetry={() => void list.refetch()} />
  const reviews = list.data.pages.flatMap(({ items }) => items)
  if (reviews.length === 0)
    return <Empty icon={MessageSquareText} title={t('reviews.person.none')} text={t('reviews.person.noneText', { name })} />
  return (
    <>
      <ul className="divide-y">
        {reviews.map((review) => (
          <li key={review.id} className="py-6 first:pt-0">
            <Link
              to={productPath(review.product.id)}
              className="mb-4 flex items-center gap-3 font-semibold underline-offset-4 hover:underline"
            >
              {review.product.image && (
                <Picture image={{ ...review.product.image, alt: '' }} sizes="3rem" className="size-12 shrink-0 rounded-md" />
              )}
              <span dir="auto">{review.product.name}</span>
            </Link>
            <ReviewText review={review} />
            <ReviewPhotos review={review} name={name} />
          </li>
        ))}
      </ul>
      <LoadMore more={list.hasNextPage} busy={list.isFetchingNextPage} error={list.error} onMore={() => void list.fetchNextPage()} />
    </>
  )
}
