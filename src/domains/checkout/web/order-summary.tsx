import { CalendarDays, ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CartView } from '#domains/cart/contract.ts'
import { CartLineNotice, CodeField, LinePrice, Totals } from '#domains/cart/web/index.ts'
import { LineNotes, useUnits, variantLabel } from '#domains/catalog/web/index.ts'
import { formatNearDays } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Price } from '#platform/web/money.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { PaymentMethod } from '../../payments/contract.ts'

type Props = { cart: CartView /** Null until the form is there. */; method: PaymentMethod | null }

/** Order summary; on phones it collapses to the total. */
export default function OrderSummary({ cart: { lines, codes, totals, itemCount, quote, deliveries }, method }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const units = useUnits()
  const [open, setOpen] = useState(false)
  return (
    <aside aria-label={t('checkout.summary.title')} className="rounded-lg border bg-card max-lg:shadow-sm lg:sticky lg:top-22">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="summary"
        onClick={() => setOpen(!open)}
        className="flex min-h-14 w-full items-center justify-between gap-3 px-5 font-semibold lg:hidden"
      >
        <span className="inline-flex items-center gap-2">
          {t('checkout.summary.title')}
          <ChevronDown aria-hidden className={classes('size-4 transition', open && 'rotate-180')} />
        </span>
        <Price money={totals.total} />
      </button>
      <div id="summary" className={classes('px-5 pb-5 max-lg:max-h-[60dvh] max-lg:overflow-y-auto lg:block lg:pt-5', !open && 'hidden')}>
        <h2 className="hidden text-lg font-semibold lg:block">
          {t('checkout.summary.titleWith', { count: itemCount, shown: formatNumber(itemCount, locale) })}
        </h2>
        <ul className="divide-y">
          {lines.map((line) => (
            <li key={line.id} className="flex gap-4 py-4">
              <span className="relative shrink-0">
                <Picture image={line.image} alt="" sizes="4rem" className="size-16 rounded-md" />
                <span className="absolute -end-2 -top-2 flex h-6 min-w-6 items-center justify-center rounded-full bg-foreground px-1.5 text-xs font-bold text-background tabular-nums">
                  <span className="sr-only">{t('checkout.summary.quantity')} </span>
                  {units.quantity(line.measure, line.quantity)}
                </span>
              </span>
              <div className="min-w-0 grow">
                <p className="leading-snug font-medium">{line.name}</p>
                <p className="text-xs text-muted-foreground">{[variantLabel(line), line.vendor.name].filter(Boolean).join(' · ')}</p>
                <LineNotes of={line} className="mt-0.5" />
                <CartLineNotice line={line} />
              </div>
              <LinePrice line={line} className="font-medium" />
            </li>
          ))}
        </ul>
        <Arrivals deliveries={deliveries} />
        <div className="border-t pt-4">
          {quote ? (
            <p className="mb-4 border-b pb-3 text-xs text-muted-foreground">{t('checkout.quote.prices', { number: quote.number })}</p>
          ) : (
            <CodeField codes={codes} />
          )}
          <Totals totals={totals} lines={lines} rows={totals.rows} />
          {method === 'delivery' && (
            <div className="mt-4 border-t pt-4">
              <h3 className="font-medium">{t('checkout.summary.onDelivery')}</h3>
              <ul className="mt-2 space-y-1.5">
                {totals.vendors.map(({ vendor, total }) => (
                  <li key={vendor.slug} className="flex justify-between gap-4">
                    <bdi className="text-muted-foreground">{vendor.name}</bdi>
                    <Price money={total} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </aside>
  )
}

/** When the parcel of each vendor arrives by its chosen method. */
function Arrivals({ deliveries }: Pick<CartView, 'deliveries'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const alone = deliveries.length === 1
  const text = ({ vendor, methods, chosen, arrives }: CartView['deliveries'][number]) => {
    const isPickup = methods.find(({ id }) => id === chosen)?.kind === 'pickup'
    const said = { vendor: `\u2068${vendor.name}\u2069`, span: formatNearDays(arrives, locale) }
    if (alone) return isPickup ? t('checkout.summary.ready', said) : t('checkout.summary.arrives', said)
    return isPickup ? t('checkout.summary.readyFrom', said) : t('checkout.summary.arrivesFrom', said)
  }
  return (
    <ul className="space-y-2 border-t py-4 empty:hidden">
      {deliveries.map((delivery) => (
        <li key={delivery.vendor.slug} className="flex gap-2 font-medium">
          <CalendarDays aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
          {text(delivery)}
        </li>
      ))}
    </ul>
  )
}
