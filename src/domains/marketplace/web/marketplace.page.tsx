import { HydrationBoundary } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { browserSource, IN_CACHE, serverQueries } from '#platform/web/source.ts'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { visiblePart } from '#platform/web/visible-part.tsx'
import type { Route } from './+types/marketplace.page.ts'
import { Browse } from './browse.tsx'
import { readFilters } from './filters.ts'
import { listingsQuery } from './queries.ts'
import { ShopSearch } from './search/lazy-shop-search.tsx'
import { useFilters } from './use-filters.ts'

const RecentlyViewed = visiblePart(() => import('./viewed/recently-viewed.tsx'), { whenMissing: 'nothing' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams)
  return serverQueries(context, (client, source) => client.fetchInfiniteQuery(listingsQuery(source, filters)))
}

/** Does not await the data: the page renders at once with skeletons. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const source = browserSource()
  void source.client.prefetchInfiniteQuery(listingsQuery(source, readFilters(new URL(request.url).searchParams)))
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
  const { filters, change } = useFilters()
  return (
    <main id="content" className="page pt-8 pb-8 md:pt-12">
      <PageHead title={t('marketplace.title')} description={t('marketplace.lead')} />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-xl font-bold tracking-tight">{t('marketplace.title')}</h1>
          <p className="mt-1.5 max-w-xl text-muted-foreground">{t('marketplace.lead')}</p>
        </div>
        <ShopSearch
          key={filters.q ?? ''}
          value={filters.q ?? ''}
          look="page"
          className="w-full sm:w-96"
          onSearch={(q) => change({ q: q || undefined })}
        />
      </header>
      <div className="mt-8">
        <Browse />
      </div>
      <RecentlyViewed />
    </main>
  )
}
