import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { productPath, useVariantLabel } from '#domains/catalog/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Price } from '#platform/web/money.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { OrderView } from '../contract.ts'
import { StatusBadge } from './status-badge.tsx'

type Part = OrderView['parts'][number]

/** What one vendor sends. */
export function OrderPart({ part: { number, vendor, status, lines } }: { part: Part }) {
  const { t } = useTranslation()
  return (
    <section aria-label={t('orders.part.label', { vendor: vendor.name })} className="rounded-lg border bg-card">
      <header className="flex flex-wrap items-center justify-between gap-3 border-b px-5 py-4">
        <div>
          <h2 className="flex items-center gap-2 font-semibold">
            <Store aria-hidden className="size-4 text-muted-foreground" />
            <bdi>{vendor.name}</bdi>
          </h2>
          <bdi dir="ltr" className="text-xs text-muted-foreground">
            {number}
          </bdi>
        </div>
        <StatusBadge status={status} />
      </header>
      <ul className="divide-y px-5">
        {lines.map((line) => (
          <OrderLine key={line.variantId} line={line} />
        ))}
      </ul>
    </section>
  )
}

function OrderLine({ line }: { line: Part['lines'][number] }) {
  const locale = useLocale()
  const variant = useVariantLabel()(line)
  return (
    <li className="flex gap-4 py-4">
      <Picture image={line.image} alt="" sizes="4.5rem" className="size-18 shrink-0 rounded-md" />
      <div className="min-w-0 grow">
        <Link to={productPath(line.productId, line.variantId)} className="leading-snug font-medium hover:underline">
          {line.name}
        </Link>
        {variant && <p className="text-xs text-muted-foreground">{variant}</p>}
        <p className="mt-1 text-xs text-muted-foreground">
          {formatNumber(line.quantity, locale)} × <Price money={line.unitPrice} plain />
        </p>
      </div>
      <Price money={line.lineTotal} className="font-medium" />
    </li>
  )
}
