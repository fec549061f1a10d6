import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { errorCode } from '#platform/web/failure.ts'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { browserSource, IN_CACHE, serverQueries, useSource } from '#platform/web/source.ts'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { Browse } from '../browse.tsx'
import { readFilters } from '../filters.ts'
import { marketplacePath, vendorPath } from '../list-paths.ts'
import { listingsQuery, vendorQuery } from '../queries.ts'
import { SearchBox } from '../search-box.tsx'
import { useFilters } from '../use-filters.ts'
import type { Route } from './+types/vendor.page.ts'
import { VendorJsonLd } from './vendor-json-ld.tsx'

const VendorHead = lazyIsland(() => import('./vendor-head.tsx'))

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const url = new URL(request.url)
  return serverQueries(context, async (client, source) => {
    const [vendor] = await Promise.all([
      client.fetchQuery(vendorQuery(source, slug)).catch(missing),
      client.fetchInfiniteQuery(listingsQuery(source, readFilters(url.searchParams), { vendor: slug })),
    ])
    redirectToCurrentSlug(vendor.slug, slug, url)
  })
}

export async function clientLoader({ params: { slug }, request }: Route.ClientLoaderArgs) {
  const source = browserSource()
  const url = new URL(request.url)
  void source.client.prefetchInfiniteQuery(listingsQuery(source, readFilters(url.searchParams), { vendor: slug }))
  const vendor = await source.client.ensureQueryData(vendorQuery(source, slug)).catch(missing)
  redirectToCurrentSlug(vendor.slug, slug, url)
  return IN_CACHE
}

/** Redirects a former slug to the current one. */
function redirectToCurrentSlug(now: string, asked: string, { search }: URL): void {
  if (now !== asked) throw redirect(vendorPath(now) + search, 301)
}

function missing(error: unknown): never {
  throw errorCode(error) === 'NOT_FOUND' ? data(null, { status: 404 }) : error
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
      <Suspense fallback={<Skeleton className="mt-4 h-48 rounded-lg" />}>
        <VendorHead vendor={vendor} />
      </Suspense>
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
