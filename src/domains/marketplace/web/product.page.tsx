import { HydrationBoundary, keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { data, type ShouldRevalidateFunctionArgs, useLocation, useSearchParams } from 'react-router'
import { productPath } from '#domains/catalog/web/index.ts'
import { ReviewsSection, reviewsQuery, summaryQuery } from '#domains/reviews/web/index.ts'
import { errorCode } from '#platform/web/failure.ts'
import { lazyIsland } from '#platform/web/lazy-island.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useLivePage } from '#platform/web/realtime/live-page.ts'
import { browserSource, IN_CACHE, serverQueries, useSource } from '#platform/web/source.ts'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { NotFound } from '#platform/web/ui/not-found.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useIdle } from '#platform/web/use-idle.ts'
import { visiblePart } from '#platform/web/visible-part.tsx'
import type { Route } from './+types/product.page.ts'
import { marketplacePath } from './list-paths.ts'
import { listingQuery } from './listing-query.ts'
import { ProductBuy } from './product-buy.tsx'
import { chosenVariant, optionValue, picturesFor } from './variants.ts'

const Gallery = lazyIsland(() => import('./gallery.tsx'))
const ProductJsonLd = visiblePart(() => import('./product-json-ld.tsx'), { whenMissing: 'keep', isStatic: true })
const ProductDetails = visiblePart(() => import('./product-details.tsx'), {
  Fallback: () => <Skeleton className="mt-14 h-48 max-w-3xl rounded-lg" />,
  whenMissing: 'keep',
})
const QuestionsSection = visiblePart(() => import('./questions/questions-section.tsx'), {
  Fallback: () => <Skeleton className="mt-16 h-64 rounded-lg" />,
  whenMissing: 'keep',
})
const Shelf = visiblePart(() => import('./shelf.tsx'), { whenMissing: 'keep' })
const RecordView = lazyPart(() => import('./viewed/record-view.tsx'), { whenMissing: 'nothing', useReady: useIdle })
const RecentlyViewed = visiblePart(() => import('./viewed/recently-viewed.tsx'), { whenMissing: 'nothing' })

export async function loader({ context, params: { productId } }: Route.LoaderArgs) {
  return serverQueries(context, async (client, source) => {
    await client.fetchQuery(listingQuery(source, productId)).catch(missing)
    await Promise.all([
      client.prefetchQuery(summaryQuery(source, productId)),
      client.prefetchInfiniteQuery(reviewsQuery(source, productId)),
    ])
  })
}

export async function clientLoader({ params: { productId } }: Route.ClientLoaderArgs) {
  const source = browserSource()
  const { client } = source
  void client.prefetchQuery(summaryQuery(source, productId))
  void client.prefetchInfiniteQuery(reviewsQuery(source, productId))
  await client.fetchQuery(listingQuery(source, productId)).catch(missing)
  return IN_CACHE
}

function missing(error: unknown): never {
  throw errorCode(error) === 'NOT_FOUND' ? data(null, { status: 404 }) : error
}

/** Choosing another variant of the same product does not reload the page's data. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function ProductPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.state}>
      <Product key={params.productId} productId={params.productId} />
    </HydrationBoundary>
  )
}

function Product({ productId }: { productId: string }) {
  const { t } = useTranslation()
  useLivePage()
  const source = useSource()
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const { data: product, error } = useQuery({ ...listingQuery(source, productId), placeholderData: keepPreviousData })
  const { data: rating } = useQuery(summaryQuery(source, productId))
  const { data: reviews } = useInfiniteQuery(reviewsQuery(source, productId))
  const variant = product && chosenVariant(product.variants, search.get('variant'))
  // It was taken off the shop while its page is open.
  if (errorCode(error) === 'NOT_FOUND') return <NotFound />
  if (!product || !variant) return null

  /** The URL holds the chosen variant. */
  function choose(variantId: string) {
    search.set('variant', variantId)
    setSearch(search, { replace: true, preventScrollReset: true, state })
  }

  const images = picturesFor(product.images, optionValue(variant, 'color'))
  const crumbs = [
    { label: t('marketplace.title'), to: marketplacePath() },
    { label: product.category.name, to: marketplacePath({ category: [product.category.slug] }) },
  ]
  return (
    <main id="content" className="page pt-4 pb-8 md:pt-6">
      <PageHead title={product.seo.title} description={product.seo.description} image={images[0]?.sources.at(-1)?.url} kind="product" />
      <ProductJsonLd
        product={product}
        rating={rating ?? null}
        reviews={reviews?.pages[0]?.items ?? []}
        crumbs={[...crumbs.map(({ label, to }) => ({ name: label, path: to })), { name: product.name, path: productPath(productId) }]}
      />
      <Breadcrumbs crumbs={[...crumbs, { label: product.name }]} />
      <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Suspense fallback={<div className="aspect-square w-full rounded-lg bg-tile" />}>
          <Gallery key={optionValue(variant, 'color')} images={images} name={product.name} />
        </Suspense>
        <ProductBuy product={product} variant={variant} onChoose={choose} />
      </div>
      <ProductDetails details={product.details} attributes={product.attributes} collections={product.collections} variant={variant} />
      <ReviewsSection productId={productId} productName={product.name} vendorName={product.vendor.name} />
      <QuestionsSection productId={productId} vendorName={product.vendor.name} />
      <Shelf id="same-vendor" title={t('marketplace.product.sameVendor', { vendor: product.vendor.name })} listings={product.sameVendor} />
      <Shelf id="similar" title={t('marketplace.product.similar')} listings={product.similar} />
      <RecordView productId={productId} />
      <RecentlyViewed productId={productId} />
    </main>
  )
}
