import { use } from 'react'
import type { ReviewView } from '#domains/reviews/contract.ts'
import type { MoneyView } from '#platform/shared/contract.ts'
import { minorUnitDigits } from '#platform/shared/money.ts'
import { JsonLd } from '#platform/web/ui/json-ld.tsx'
import { OriginContext } from '#platform/web/ui/page-head.tsx'
import type { Availability, ListingDetail } from '../contract.ts'

const AVAILABILITY: Record<Availability, string> = { available: 'InStock', low: 'LimitedAvailability', soldOut: 'OutOfStock' }
/** A few reviews are enough for search engines. */
const REVIEWS = 5

type Described = {
  product: ListingDetail
  rating: { average: number | null; count: number } | null
  reviews: readonly ReviewView[]
  /** Breadcrumbs from the marketplace to the product. */
  crumbs: readonly { name: string; path: string }[]
}

/** Structured data of the product. */
export default function ProductJsonLd(described: Described) {
  const origin = use(OriginContext)
  return <JsonLd data={{ '@context': 'https://schema.org', '@graph': [productLd(described, origin), crumbsLd(described, origin)] }} />
}

function productLd({ product, rating, reviews }: Described, origin: string): object {
  const { productId, name, description, images, vendor, variants, details, attributes } = product
  const url = `${origin}/products/${productId}`
  return {
    '@type': 'Product',
    '@id': url,
    name,
    description,
    url,
    image: images.flatMap(({ sources }) => sources.slice(-1).map((source) => new URL(source.url, origin || undefined).href)),
    brand: { '@type': 'Brand', name: details.brand || vendor.name },
    ...(details.origin && { countryOfOrigin: { '@type': 'Country', name: details.origin } }),
    ...(details.tags.length > 0 && { keywords: details.tags.join(', ') }),
    ...(attributes.length > 0 && {
      additionalProperty: attributes.map((attribute) => ({
        '@type': 'PropertyValue',
        name: attribute.name,
        value: attribute.value,
        ...(attribute.unit && { unitText: attribute.unit }),
      })),
    }),
    offers: variants.map(({ id, sku, gtin, price, availability }) => ({
      '@type': 'Offer',
      sku,
      ...(gtin && { gtin }),
      url: `${url}?variant=${id}`,
      price: decimal(price),
      priceCurrency: price.currency,
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${AVAILABILITY[availability]}`,
      seller: { '@type': 'Organization', name: vendor.name },
    })),
    ...(rating?.average && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count } }),
    ...(reviews.length > 0 && { review: reviews.slice(0, REVIEWS).map(reviewLd) }),
  }
}

function reviewLd({ author, rating, title, text, language, createdAt }: ReviewView): object {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: author?.name ?? 'Plaza' },
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
    name: title,
    reviewBody: text,
    inLanguage: language,
    datePublished: createdAt.slice(0, 10),
  }
}

function crumbsLd({ crumbs }: Described, origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}

function decimal({ amountMinor, currency }: MoneyView): string {
  const digits = minorUnitDigits(currency)
  return (amountMinor / 10 ** digits).toFixed(digits)
}
