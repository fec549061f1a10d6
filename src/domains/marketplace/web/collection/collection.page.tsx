import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { data, Link } from 'react-router'
import { errorCode } from '#platform/web/failure.ts'
import { browserSource, IN_CACHE, serverQueries, useSource } from '#platform/web/source.ts'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Browse } from '../browse.tsx'
import { readFilters } from '../filters.ts'
import { collectionPath, marketplacePath, vendorPath } from '../list-paths.ts'
import { collectionQuery, listingsQuery } from '../queries.ts'
import { SearchBox } from '../search-box.tsx'
import { useFilters } from '../use-filters.ts'
import type { Route } from './+types/collection.page.ts'
import { CollectionJsonLd } from './collection-json-ld.tsx'

export async function loader({ context, params: { slug }, request }: Route.LoaderArgs) {
  const filters = readFilters(new URL(request.url).searchParams)
  return serverQueries(context, (client, source) =>
    Promise.all([
      client.fetchQuery(collectionQuery(source, slug)).catch(missing),
      client.fetchInfiniteQuery(listingsQuery(source, filters, { collection: slug })),
    ]),
  )
}

export async function clientLoader({ params: { slug }, request }: Route.ClientLoaderArgs) {
  const source = browserSource()
  const filters = readFilters(new URL(request.url).searchParams)
  void source.client.prefetchInfiniteQuery(listingsQuery(source, filters, { collection: slug }))
  await source.client.ensureQueryData(collectionQuery(source, slug)).catch(missing)
  return IN_CACHE
}

function missing(error: unknown): never {
  throw errorCode(error) === 'NOT_FOUND' ? data(null, { status: 404 }) : error
}

export default function CollectionPage({ loaderData, params: { slug } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Collection key={slug} slug={slug} />
    </HydrationBoundary>
  )
}

function Collection({ slug }: { slug: string }) {
  const { t } = useTranslation()
  const { data: collection } = useQuery(collectionQuery(useSource(), slug))
  const { filters, change } = useFilters()
  if (!collection) return null
  const { name, description, vendor, image } = collection
  const crumbs = [
    { label: t('marketplace.title'), to: marketplacePath() },
    ...(vendor ? [{ label: vendor.name, to: vendorPath(vendor.slug) }] : []),
  ]
  return (
    <main id="content" className="page pt-4 pb-8 md:pt-6">
      <PageHead title={name} {...(description && { description })} image={image?.sources.at(-1)?.url} imageAlt={image?.alt} />
      <CollectionJsonLd collection={collection} crumbs={[...crumbs, { label: name, to: collectionPath(slug) }]} />
      <Breadcrumbs crumbs={[...crumbs, { label: name }]} />
      <header className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-prose">
          <h1 className="text-xl font-bold tracking-tight wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          {vendor && (
            <p className="mt-1.5 text-muted-foreground">
              {t('marketplace.collection.by')}{' '}
              <Link to={vendorPath(vendor.slug)} className="font-medium text-foreground underline-offset-4 hover:underline">
                <bdi>{vendor.name}</bdi>
              </Link>
            </p>
          )}
          {description && (
            <p dir="auto" className="mt-3 whitespace-pre-line wrap-anywhere">
              {description}
            </p>
          )}
        </div>
        <SearchBox
          key={filters.q ?? ''}
          value={filters.q ?? ''}
          label={t('marketplace.vendor.searchIn', { name })}
          onSearch={(q) => change({ q: q || undefined })}
        />
      </header>
      <div className="mt-8">
        <Browse collection={collection} />
      </div>
    </main>
  )
}
