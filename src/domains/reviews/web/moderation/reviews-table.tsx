import { MessageSquareText } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Filter } from '#platform/web/table/filters.ts'
import type { BulkAction, Column } from '#platform/web/table/table.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { RelativeTime } from '#platform/web/ui/relative-time.tsx'
import { Stars } from '#platform/web/ui/stars.tsx'
import type { ModeratedReviewView } from '../../contract.ts'
import { StatusBadge } from '../status-badge.tsx'
import { type ModerationScope, moderationTable } from './moderation-scope.ts'

const DecideMany = lazy(() => import('./decide-many.tsx'))

/** Pending reviews first; only administrators decide. Keys: reviews.status.* */
export function ReviewsTable({ scope }: { scope: ModerationScope }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const isAdmin = scope.kind === 'admin'
  const yesNo = ['yes', 'no'].map((value) => ({ value, label: t(`reviews.moderation.answered.${value}`) }))
  const columns: Column<ModeratedReviewView>[] = [
    {
      key: 'title',
      title: t('reviews.moderation.review'),
      cell: (review) => <Head review={review} to={`${scope.path}/${review.id}`} />,
      width: 'min-w-64 max-w-md',
      text: ({ title }) => title,
    },
    {
      key: 'waiting',
      title: t('reviews.moderation.state'),
      cell: (review) => (
        <span className="flex flex-wrap gap-1.5">
          <StatusBadge status={review.status} />
          {review.reports.length > 0 && <Badge tone="destructive">{t('reviews.moderation.reported')}</Badge>}
        </span>
      ),
      sort: 'down',
      text: ({ status }) => t(`reviews.status.${status}`),
    },
    {
      key: 'product',
      title: t('reviews.moderation.product'),
      cell: ({ product }) => <Product product={product} />,
      width: 'max-w-56',
      text: ({ product }) => product.name,
    },
    {
      key: 'author',
      title: t('reviews.moderation.author'),
      cell: ({ author }) => <bdi>{author?.name ?? t('reviews.formerMember')}</bdi>,
      text: ({ author }) => author?.name ?? null,
    },
    {
      key: 'rating',
      title: t('reviews.moderation.stars'),
      cell: ({ rating }) => formatNumber(rating, locale),
      align: 'end',
      extra: true,
      text: ({ rating }) => rating,
    },
    {
      key: 'answer',
      title: t('reviews.moderation.answer'),
      cell: ({ reply }) => (reply ? t('reviews.moderation.answered.yes') : '—'),
      extra: true,
      text: ({ reply }) => reply?.text ?? null,
    },
    {
      key: 'written',
      title: t('reviews.moderation.written'),
      cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
      sort: 'down',
      width: 'whitespace-nowrap',
      text: ({ createdAt }) => createdAt,
    },
  ]
  const filters: Filter[] = [
    {
      key: 'status',
      title: t('reviews.moderation.state'),
      kind: 'choice',
      views: true,
      options: (['pending', 'approved', 'rejected'] as const).map((value) => ({ value, label: t(`reviews.status.${value}`) })),
    },
    {
      key: 'rating',
      title: t('reviews.moderation.stars'),
      kind: 'choice',
      options: [5, 4, 3, 2, 1].map((stars) => ({
        value: String(stars),
        label: t('platform.stars.choice', { count: stars, shown: formatNumber(stars, locale) }),
      })),
    },
    { key: 'answered', title: t('reviews.moderation.answer'), kind: 'choice', options: yesNo },
    {
      key: 'only',
      title: t('reviews.moderation.only'),
      kind: 'choice',
      options: [
        ...(isAdmin ? [{ value: 'reported', label: t('reviews.moderation.reported') }] : []),
        { value: 'withPhotos', label: t('reviews.withPhotos') },
      ],
    },
  ]
  const bulk = (status: 'approved' | 'rejected'): BulkAction => ({
    key: status,
    label: t(status === 'approved' ? 'reviews.moderation.approve' : 'reviews.moderation.reject'),
    danger: status === 'rejected',
    words: 'reviews',
    question: (props) => (
      <Suspense fallback={null}>
        <DecideMany {...props} scope={scope} status={status} />
      </Suspense>
    ),
  })
  return (
    <DataTable
      list={scope.kind === 'vendor' ? 'reviews.vendor' : 'reviews.all'}
      label={t('reviews.moderation.title')}
      query={moderationTable(scope)}
      columns={columns}
      identity={{ id: ({ id }) => id, name: ({ title }) => title, href: ({ id }) => `${scope.path}/${id}` }}
      filters={filters}
      {...(isAdmin && { bulk: [bulk('approved'), bulk('rejected')] })}
      exportAs="reviews"
      failed={t('reviews.loadFailed')}
      empty={<Notice icon={MessageSquareText} title={t('reviews.moderation.none')} text={t('reviews.moderation.noneText')} />}
    />
  )
}

function Head({ review: { rating, title, text }, to }: { review: ModeratedReviewView; to: string }) {
  return (
    <span className="block min-w-0 py-1">
      <Stars value={rating} />
      <Link to={to} dir="auto" className="mt-0.5 block truncate font-medium underline-offset-4 hover:underline">
        {title}
      </Link>
      <span dir="auto" className="line-clamp-1 text-xs text-muted-foreground">
        {text}
      </span>
    </span>
  )
}

function Product({ product: { name, image } }: Pick<ModeratedReviewView, 'product'>) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Picture image={image} alt="" sizes="2rem" className="size-8 shrink-0 rounded-sm" />
      <span className="truncate">{name}</span>
    </span>
  )
}
