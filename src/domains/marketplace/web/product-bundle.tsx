import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { productPath, useUnits, variantLabel } from '#domains/catalog/web/index.ts'
import type { MoneyView } from '#platform/shared/contract.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatMoney } from '#platform/web/money.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { ListingDetail } from '../contract.ts'

type Variant = ListingDetail['variants'][number]
type Part = Variant['bundleParts'][number]

/** The parts of a bundle with links, and what they cost one by one if that is more. `price`: what the bundle costs now. */
export default function ProductBundle({ variant, price }: { variant: Variant; price: MoneyView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { bundleParts, availability } = variant
  const apartMinor = bundleParts.reduce((sum, part) => sum + part.price.amountMinor * part.quantity, 0)
  const savedMinor = apartMinor - price.amountMinor
  const shown = (amountMinor: number) => formatMoney({ ...price, amountMinor }, locale)
  return (
    <section aria-labelledby="product-bundle" className="rounded-md border">
      <h2 id="product-bundle" className="border-b px-4 py-3 font-semibold">
        {t('marketplace.bundle.title')}
      </h2>
      <ul className="divide-y">
        {bundleParts.map((part) => (
          <BundlePart key={part.variantId} part={part} />
        ))}
      </ul>
      {/* A part that is not on sale is missing here. */}
      {savedMinor > 0 && availability !== 'soldOut' && (
        <p className="flex flex-wrap justify-between gap-x-4 border-t px-4 py-3 text-sm">
          <span className="text-muted-foreground">{t('marketplace.bundle.apart', { amount: shown(apartMinor) })}</span>
          <span className="font-semibold text-success">{t('marketplace.bundle.saving', { amount: shown(savedMinor) })}</span>
        </p>
      )}
    </section>
  )
}

function BundlePart({ part }: { part: Part }) {
  const units = useUnits()
  const { productId, variantId, name, measure, quantity, image, price } = part
  const label = variantLabel(part)
  return (
    <li>
      <Link to={productPath(productId, variantId)} className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-muted/50">
        <Picture image={image} alt="" sizes="2.75rem" className="size-11 shrink-0 rounded-sm" />
        <span className="min-w-0 grow text-sm">
          <span className="block truncate font-medium">
            <bdi>{name}</bdi>
          </span>
          {label && (
            <span className="block truncate text-xs text-muted-foreground">
              <bdi>{label}</bdi>
            </span>
          )}
        </span>
        <span className="shrink-0 text-sm text-muted-foreground tabular-nums">{units.times(measure, quantity, price)}</span>
      </Link>
    </li>
  )
}
