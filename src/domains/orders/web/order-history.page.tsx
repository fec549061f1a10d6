import { useInfiniteQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { SearchBox } from '#platform/web/table/search-box.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Empty, NoResults } from '#platform/web/ui/empty.tsx'
import { LoadMore } from '#platform/web/ui/load-more.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { OrderGroup } from '../contract.ts'
import { OrderCard } from './order-card.tsx'
import { ordersQuery } from './queries.ts'

const GROUPS: readonly OrderGroup[] = ['open', 'delivered', 'cancelled', 'back']
const SKELETON_ROWS = ['a', 'b', 'c']

/** The member's orders. Filter and search are URL parameters. Keys: orders.group.* */
export default function OrderHistoryPage() {
  const { t } = useTranslation()
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const group = GROUPS.find((known) => known === search.get('group'))
  const q = search.get('q') || undefined
  const orders = useInfiniteQuery(ordersQuery(useSource(), { group, q }))
  const items = orders.data?.pages.flatMap((page) => page.items) ?? []
  const [first] = orders.data?.pages ?? []
  const none = first?.counts.all === 0

  function narrow(key: 'group' | 'q', value: string) {
    setSearch(
      (now) => {
        if (value) now.set(key, value)
        else now.delete(key)
        return now
      },
      { replace: key === 'q', preventScrollReset: true },
    )
  }

  // Each count has reserved space, so that the layout does not shift when they load.
  const labelOf = (name: OrderGroup | 'all') =>
    `${t(`orders.group.${name}`)} (${first ? formatNumber(first.counts[name], locale) : '\u2007'})`
  return (
    <main id="content" className="mx-auto w-full max-w-5xl px-4 py-6 sm:px-6 sm:py-8">
      <PageHead title={t('orders.history.title')} hidden />
      <h1 className="text-xl font-bold tracking-tight">{t('orders.history.title')}</h1>
      <p className="mt-1 text-muted-foreground">{t('orders.history.lead')}</p>
      {!none && (
        <div className="mt-6 flex flex-wrap items-center gap-3">
          <SearchBox label={t('orders.history.search')} value={q ?? ''} onChange={(text) => narrow('q', text)} />
          <Segmented
            label={t('orders.history.filter')}
            choices={(['all', ...GROUPS] as const).map((value) => ({ value, label: labelOf(value) }))}
            value={group ?? 'all'}
            onChange={(value) => narrow('group', value === 'all' ? '' : value)}
          />
        </div>
      )}
      <div className="mt-6 space-y-4">
        {orders.isPending && SKELETON_ROWS.map((key) => <Skeleton key={key} className="h-36 rounded-lg" />)}
        {orders.isLoadingError && <FailedNotice text={t('orders.history.failed')} onRetry={() => void orders.refetch()} />}
        {none && (
          <Empty icon={PackageOpen} title={t('orders.history.none')} text={t('orders.history.noneText')}>
            <ButtonLink to="/marketplace">{t('orders.history.begin')}</ButtonLink>
          </Empty>
        )}
        {first && !none && items.length === 0 && (
          <NoResults text={t('orders.history.noResults')} onClear={() => setSearch({}, { preventScrollReset: true })} />
        )}
        {items.length > 0 && (
          <ul className="space-y-4">
            {items.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <LoadMore
        more={orders.hasNextPage}
        busy={orders.isFetchingNextPage}
        error={orders.isFetchNextPageError ? orders.error : null}
        onMore={() => void orders.fetchNextPage()}
      />
    </main>
  )
}
