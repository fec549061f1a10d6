import { use } from 'react'
import { JsonLd } from '#platform/web/ui/json-ld.tsx'
import { OriginContext } from '#platform/web/ui/page-head.tsx'
import type { VendorPage } from '../../contract.ts'
import { vendorPath } from '../list-paths.ts'

/** Structured data of the vendor. */
export function VendorJsonLd({ vendor }: { vendor: VendorPage }) {
  return <JsonLd data={vendorJsonLd(vendor, use(OriginContext))} />
}

export function vendorJsonLd({ slug, name, tagline, rating }: VendorPage, origin: string): object {
  const url = origin + vendorPath(slug)
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    '@id': url,
    name,
    url,
    ...(tagline && { description: tagline }),
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count, bestRating: 5 },
    }),
  }
}
