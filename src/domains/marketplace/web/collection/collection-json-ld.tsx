import { use } from 'react'
import { JsonLd } from '#platform/web/ui/json-ld.tsx'
import { OriginContext } from '#platform/web/ui/page-head.tsx'
import type { CollectionPage } from '../../contract.ts'
import { collectionPath } from '../list-paths.ts'

type Props = { collection: CollectionPage; crumbs: readonly { label: string; to: string }[] }

/** Structured data of a collection. */
export function CollectionJsonLd({ collection: { slug, name, description, productCount }, crumbs }: Props) {
  const origin = use(OriginContext)
  const url = origin + collectionPath(slug)
  const page = {
    '@type': 'CollectionPage',
    '@id': url,
    name,
    url,
    ...(description && { description }),
    mainEntity: { '@type': 'ItemList', numberOfItems: productCount },
  }
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({ '@type': 'ListItem', position: index + 1, name: label, item: origin + to })),
  }
  return <JsonLd data={{ '@context': 'https://schema.org', '@graph': [page, list] }} />
}
