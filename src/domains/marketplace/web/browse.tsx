/** The product list with search, filters and sorting, of the whole marketplace, of one vendor or of one collection. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { rarePart } from '#platform/web/lazy-part.tsx'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { visiblePart } from '#platform/web/visible-part.tsx'
import type { CollectionPage } from '../contract.ts'
import { Corrected } from './corrected.tsx'
import { Facets as FacetList } from './facets/facets.tsx'
import { FilterButton } from './filter-button.tsx'
import type { FilterProps } from './filter-props.ts'
import { narrowings } from './filters.ts'
import { marketplacePath } from './list-paths.ts'
import { ListingGrid, ListingGridSkeleton } from './listing-grid.tsx'
import { listingsQuery } from './queries.ts'
import { ResultCount } from './result-count.tsx'
import { SortSelect } from './sort-select.tsx'
import { useFilters } from './use-filters.ts'

/** Hidden on small screens. */
const Facets = visiblePart(async () => ({ default: FacetList }))
const AppliedFilters = lazy<(props: FilterProps) => ReactNode>(() => import('./applied-filters.tsx').catch(() => ({ default: () => null })))
const NoResults = lazy<(props: FilterProps) => ReactNode>(() => import('./no-results.tsx').catch(() => ({ default: () => null })))
const OwnList = rarePart(() => import('./own-list.tsx'), { whenMissing: 'nothing' })

type Props = { vendor?: string; collection?: Pick<CollectionPage, 'slug' | 'vendor' | 'ordered'> }

export function Browse({ vendor, collection }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { list, ...use } = useFilters()
  const { filters, change } = use
  const scope = { ...(vendor !== undefined && { vendor }), ...(collection && { collection: collection.slug }) }
  const listings = useInfiniteQuery(listingsQuery(useSource(), filters, scope))
  const items = listings.data?.pages.flatMap((page) => page.items)
  const first = listings.data?.pages[0]
  const meant = first?.corrected ?? first?.fewer?.q
  const total = first?.total
  const nextCursor = listings.data?.pages.at(-1)?.nextCursor
  const props: FilterProps = {
    ...use,
    facets: first?.facets ?? undefined,
    total,
    isPart: vendor !== undefined || collection !== undefined,
    ofVendor: vendor !== undefined || Boolean(collection?.vendor),
  }

  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[15rem_1fr]">
      <aside aria-label={t('marketplace.filters.title')} className="hidden lg:block">
        <Facets {...props} />
      </aside>
      <section aria-labelledby="results" className="min-w-0">
        {/* Who opens a hidden shop by its address sees what everybody sees there. */}
        {vendor === undefined && <OwnList refetch={listings.refetch} />}
        <h2 id="results" className="sr-only">
          {t('marketplace.results')}
        </h2>
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
          <ResultCount total={total} pending={listings.isPending} />
          <div className="flex w-full items-center gap-2 sm:w-auto">
            <FilterButton {...props} />
            <SortSelect
              value={filters.sort}
              onChange={(sort) => change({ sort })}
              searching={Boolean(filters.q)}
              ordered={collection?.ordered ?? false}
            />
          </div>
        </div>
        {meant && filters.q && <Corrected typed={filters.q} meant={meant} without={first?.fewer?.without} />}
        <Suspense fallback={null}>{narrowings(filters) > 0 && <AppliedFilters {...props} />}</Suspense>
        <div className="mt-5">
          {listings.isPending && <ListingGridSkeleton />}
          {listings.isLoadingError && <FailedNotice text={t('marketplace.loadFailed')} onRetry={() => void listings.refetch()} />}
          <Suspense fallback={null}>{items?.length === 0 && <NoResults {...props} />}</Suspense>
          {items && items.length > 0 && (
            <ListingGrid
              items={items}
              stale={listings.isPlaceholderData}
              nextPath={nextCursor ? marketplacePath({ ...filters, cursor: nextCursor }, list) : null}
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
  )
}
