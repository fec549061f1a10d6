import { HydrationBoundary, keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { useCategoryName } from '#domains/catalog/web/index.ts'
import { codeOf } from '#platform/web/failure.ts'
import { browserSource, IN_CACHE, serverQueries, useSource } from '#platform/web/source.ts'
import { Breadcrumbs } from '#platform/web/ui/breadcrumbs.tsx'
import { PageHead } from '#platform/web/ui/page-head.tsx'
import type { Route } from './+types/product.page.ts'
import { marketplacePath } from './filters.ts'
import { Gallery } from './gallery.tsx'
import { ProductBuy } from './product-buy.tsx'
import { ProductJsonLd } from './product-json-ld.tsx'
import { listingQuery } from './queries.ts'
import { Similar } from './similar.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  return serverQueries(context, (client, source) => client.fetchQuery(listingQuery(source, params.productId)).catch(missing))
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const source = browserSource()
  await source.client.fetchQuery(listingQuery(source, params.productId)).catch(missing)
  return IN_CACHE
}

function missing(error: unknown): never {
  throw codeOf(error) === 'NOT_FOUND' ? data(null, { status: 404 }) : error
}

/** Another variant of the same product is no other page. */
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
  const categoryName = useCategoryName()
  const { data: product } = useQuery({ ...listingQuery(useSource(), productId), placeholderData: keepPreviousData })
  if (!product) return null
  return (
    <main id="content" className="page pt-4 pb-8 md:pt-6">
      <PageHead
        title={product.seo.title}
        description={product.seo.description}
        image={product.images[0]?.sources.at(-1)?.url}
        kind="product"
      />
      <ProductJsonLd product={product} />
      <Breadcrumbs
        crumbs={[
          { label: t('marketplace.title'), to: marketplacePath() },
          { label: categoryName(product.category), to: marketplacePath({ category: product.category.slug }) },
          { label: product.name },
        ]}
      />
      <div className="mt-4 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Gallery images={product.images} name={product.name} />
        <ProductBuy product={product} />
      </div>
      <Similar listings={product.similar} />
    </main>
  )
}
