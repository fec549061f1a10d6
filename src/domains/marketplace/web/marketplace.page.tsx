import { HydrationBoundary, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { browserSource, IN_CACHE, serverQueries, useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import type { Route } from './+types/marketplace.page.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterButton } from './filter-button.tsx'
import { FilterForm } from './filter-form.tsx'
import { readFilters } from './filters.ts'
import { ListingGrid, ListingGridSkeleton } from './listing-grid.tsx'
import { NoResults } from './no-results.tsx'
import { listingsQuery, overviewQuery } from './queries.ts'
import { ResultCount } from './result-count.tsx'
import { SearchBox } from './search-box.tsx'
import { SortSelect } from './sort-select.tsx'
import { useFilters } from './use-filters.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams)
  return serverQueries(context, (client, source) =>
    Promise.all([client.fetchInfiniteQuery(listingsQuery(source, filters)), client.fetchQuery(overviewQuery(source))]),
  )
}

/** Nothing is waited for: the page stands at once and shows skeletons until the list is there. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const source = browserSource()
  void source.client.prefetchInfiniteQuery(listingsQuery(source, readFilters(new URL(request.url).searchParams)))
  void source.client.prefetchQuery(overviewQuery(source))
  return IN_CACHE
}

export default function MarketplacePage({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Marketplace />
    </HydrationBoundary>
  )
}

function Marketplace() {
  const { t } = useTranslation()
  const source = useSource()
  const locale = useLocale()
  const { filters, change, clear } = useFilters()
  const listings = useInfiniteQuery(listingsQuery(source, filters))
  const overview = useQuery(overviewQuery(source)).data
  const items = listings.data?.pages.flatMap((page) => page.items)
  const total = listings.data?.pages[0]?.total

  return (
    <main id="content" className="page pt-8 pb-8 md:pt-12">
      <PageHead title={t('marketplace.title')} description={t('marketplace.lead')} />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-xl font-bold tracking-tight">{t('marketplace.title')}</h1>
          <p className="mt-1.5 max-w-xl text-muted-foreground">{t('marketplace.lead')}</p>
        </div>
        <SearchBox key={filters.q ?? ''} value={filters.q ?? ''} onSearch={(q) => change({ q: q || undefined })} />
      </header>

      <div className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-[14rem_1fr]">
        <aside aria-label={t('marketplace.filters.title')} className="hidden lg:block">
          <FilterForm filters={filters} change={change} overview={overview} />
        </aside>
        <section aria-labelledby="results" className="min-w-0">
          <h2 id="results" className="sr-only">
            {t('marketplace.results')}
          </h2>
          <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
            <ResultCount total={total} pending={listings.isPending} />
            <div className="flex w-full items-center gap-2 sm:w-auto">
              <FilterButton filters={filters} change={change} clear={clear} overview={overview} total={total} />
              <SortSelect value={filters.sort} onChange={(sort) => change({ sort })} searching={Boolean(filters.q)} />
            </div>
          </div>
          <AppliedFilters filters={filters} change={change} clear={clear} overview={overview} />
          <div className="mt-5">
            {listings.isPending && <ListingGridSkeleton />}
            {listings.isLoadingError && <FailedNotice text={t('marketplace.loadFailed')} onRetry={() => void listings.refetch()} />}
            {items?.length === 0 && <NoResults filters={filters} change={change} clear={clear} />}
            {items && items.length > 0 && (
              <ListingGrid
                items={items}
                stale={listings.isPlaceholderData}
                filters={filters}
                nextCursor={listings.data?.pages.at(-1)?.nextCursor ?? null}
                busy={listings.isFetchingNextPage}
                onMore={() => void listings.fetchNextPage()}
                position={t('marketplace.more.position', {
                  shown: formatNumber(items.length, locale),
                  total: formatNumber(total?.count ?? items.length, locale) + (total?.exact === false ? '+' : ''),
                })}
              />
            )}
          </div>
        </section>
      </div>
    </main>
  )
}
