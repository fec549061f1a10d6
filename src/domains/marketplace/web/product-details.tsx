import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { countryName } from '#platform/web/i18n/countries.ts'
import { formatSize, formatWeight } from '#platform/web/i18n/measures.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { ListingDetail } from '../contract.ts'
import { CollectionLinks } from './collection/collection-links.tsx'
import { marketplacePath } from './list-paths.ts'

type Props = Pick<ListingDetail, 'details' | 'attributes' | 'collections'> & { variant: ListingDetail['variants'][number] }

/** What the vendor says about the product, as a table. Nothing when there is nothing. */
export default function ProductDetails({ details, attributes, collections, variant: { sku, gtin, weightGrams } }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { brand, tags, origin, lengthMm, widthMm, heightMm, manufacturer, responsiblePerson } = details
  const size = formatSize([lengthMm, widthMm, heightMm], locale)
  const rows: [string, ReactNode][] = [
    [t('marketplace.details.brand'), brand && <bdi>{brand}</bdi>],
    ...attributes.map(({ key, name, value, unit }): [string, ReactNode] => [
      name,
      <bdi key={key}>{typeof value === 'number' ? `${formatNumber(value, locale)} ${unit}`.trim() : value}</bdi>,
    ]),
    [t('marketplace.details.tags'), tags.length > 0 && <Tags tags={tags} />],
    [t('marketplace.details.size'), size],
    [t('marketplace.details.weight'), weightGrams && formatWeight(weightGrams, locale)],
    // Browsers and Node can have different names of a country.
    [t('marketplace.details.origin'), origin && <span suppressHydrationWarning>{countryName(origin, locale)}</span>],
    [t('marketplace.details.gtin'), gtin && <bdi dir="ltr">{gtin}</bdi>],
    [
      t('marketplace.product.sku'),
      <bdi key="sku" dir="ltr">
        {sku}
      </bdi>,
    ],
    [t('marketplace.details.manufacturer'), manufacturer && <Company text={manufacturer} />],
    [t('marketplace.details.responsiblePerson'), responsiblePerson && <Company text={responsiblePerson} />],
  ]
  return (
    <section aria-labelledby="product-details" className="mt-14 max-w-3xl">
      <h2 id="product-details" className="text-lg font-bold tracking-tight">
        {t('marketplace.details.title')}
      </h2>
      <dl className="mt-4 divide-y rounded-lg border bg-card">
        {rows.map(
          ([name, value]) =>
            value && (
              <div key={name} className="grid gap-x-6 gap-y-0.5 px-4 py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
                <dt className="text-muted-foreground">{name}</dt>
                <dd className="min-w-0 wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {collections.length > 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="text-sm text-muted-foreground">{t('marketplace.collection.title')}</h3>
          <CollectionLinks collections={collections} />
        </div>
      )}
    </section>
  )
}

/** Each links to the products that have it. */
function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={marketplacePath({ tag: [tag] })} className="underline underline-offset-4 hover:text-primary">
            <bdi>{tag}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Company({ text }: { text: string }) {
  return (
    <span dir="auto" className="block whitespace-pre-line">
      {text}
    </span>
  )
}
