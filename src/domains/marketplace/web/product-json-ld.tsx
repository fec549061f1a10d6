import { use } from 'react'
import type { MoneyView } from '#platform/shared/contract.ts'
import { minorUnitDigits } from '#platform/shared/money.ts'
import { OriginContext } from '#platform/web/ui/page-head.tsx'
import type { Availability, ListingDetail } from '../contract.ts'

const AVAILABILITY: Record<Availability, string> = { available: 'InStock', low: 'LimitedAvailability', soldOut: 'OutOfStock' }

/** The product as search engines read it. A data block: no browser runs it. */
export function ProductJsonLd({ product }: { product: ListingDetail }) {
  const origin = use(OriginContext)
  const json = JSON.stringify(productJsonLd(product, origin)).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every «<» escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

export function productJsonLd({ productId, name, description, images, vendor, variants }: ListingDetail, origin: string): object {
  const url = `${origin}/products/${productId}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    url,
    image: images.flatMap(({ sources }) => sources.slice(-1).map((source) => new URL(source.url, origin).href)),
    brand: { '@type': 'Brand', name: vendor.name },
    offers: variants.map(({ id, sku, price, availability }) => ({
      '@type': 'Offer',
      sku,
      url: `${url}?variant=${id}`,
      price: decimal(price),
      priceCurrency: price.currency,
      availability: `https://schema.org/${AVAILABILITY[availability]}`,
      seller: { '@type': 'Organization', name: vendor.name },
    })),
  }
}

function decimal({ amountMinor, currency }: MoneyView): string {
  const digits = minorUnitDigits(currency)
  return (amountMinor / 10 ** digits).toFixed(digits)
}
