import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { codeOf } from '#platform/web/failure.ts'
import { browserSource, IN_CACHE, serverQueries, useSource } from '#platform/web/source.ts'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Browse } from '../browse.tsx'
import { marketplacePath, readFilters } from '../filters.ts'
import { listingsQuery, vendorQuery } from '../queries.ts'
import { SearchBox } from '../search-box.tsx'
import { useFilters } from '../use-filters.ts'
import type { Route } from './+types/vendor.page.ts'
import { VendorHead } from './vendor-head.tsx'
import { VendorJsonLd } from './vendor-json-ld.tsx'

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams)
  return serverQueries(context, (client, source) =>
    Promise.all([
      client.fetchQuery(vendorQuery(source, slug)).catch(missing),
      client.fetchInfiniteQuery(listingsQuery(source, filters, slug)),
    ]),
  )
}

export async function clientLoader({ params: { slug }, request }: Route.ClientLoaderArgs) {
  const source = browserSource()
  void source.client.prefetchInfiniteQuery(listingsQuery(source, readFilters(new URL(request.url).searchParams), slug))
  await source.client.ensureQueryData(vendorQuery(source, slug)).catch(missing)
  return IN_CACHE
}

function missing(error: unknown): never {
  throw codeOf(error) === 'NOT_FOUND' ? data(null, { status: 404 }) : error
}

export default function VendorPage({ loaderData, params: { slug } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Vendor key={slug} slug={slug} />
    </HydrationBoundary>
  )
}

function Vendor({ slug }: { slug: string }) {
  const { t } = useTranslation()
  const { data: vendor } = useQuery(vendorQuery(useSource(), slug))
  const { filters, change } = useFilters()
  if (!vendor) return null
  return (
    <main id="content" className="page pt-4 pb-8 md:pt-6">
      <PageHead title={vendor.name} description={vendor.tagline} />
      <VendorJsonLd vendor={vendor} />
      <Breadcrumbs crumbs={[{ label: t('marketplace.title'), to: marketplacePath() }, { label: vendor.name }]} />
      <VendorHead vendor={vendor} />
      <div className="mt-8 mb-6 flex justify-end">
        <SearchBox
          key={filters.q ?? ''}
          value={filters.q ?? ''}
          label={t('marketplace.vendor.searchIn', { name: vendor.name })}
          onSearch={(q) => change({ q: q || undefined })}
        />
      </div>
      <Browse vendor={slug} />
    </main>
  )
}
