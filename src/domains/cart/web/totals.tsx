import { Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isShipped, type ProductKind } from '#domains/catalog/web/index.ts'
import type { MoneyView } from '#platform/shared/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge, isApproximate, Price } from '#platform/web/money.tsx'
import type { TotalsRow } from '../contract.ts'
import { TotalsExplained } from './totals-explained.tsx'

/** A promotion's discount, as a positive amount. */
type Off = { name: string; code: string | null; target: 'items' | 'delivery'; amount: MoneyView }
type Amounts = { subtotal: MoneyView; shipping: MoneyView; tax: MoneyView; total: MoneyView }
type Props = {
  totals: Amounts
  lines: readonly { kind: ProductKind }[]
  /** For orders; a cart's promotions are part of its rows. */
  promotions?: readonly Off[]
  /** Shows the rule behind each row. */
  rows?: readonly TotalsRow[]
  /** Hides the rules. */
  brief?: boolean
}

/** The totals of a cart, checkout or order. */
export function Totals({ totals, lines, rows = [], promotions = promotionsIn(rows), brief = false }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const tax = rows.find((row) => row.rule === 'tax')
  const estimated = rows.some((row) => row.rule === 'method' && row.estimate)
  const ofDelivery = promotions.filter(({ target }) => target === 'delivery')
  const waivedMinor = ofDelivery.reduce((sum, { amount }) => sum + amount.amountMinor, 0)
  const fee = { ...totals.shipping, amountMinor: totals.shipping.amountMinor + waivedMinor }
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5">
        <dt className="text-muted-foreground">{t('cart.totals.subtotal')}</dt>
        <dd className="text-end">
          <Price money={totals.subtotal} />
        </dd>
        {promotions
          .filter(({ target }) => target === 'items')
          .map((off) => (
            <PromotionRow key={`${off.name} ${off.code}`} off={off} />
          ))}
        {(fee.amountMinor > 0 || lines.some(({ kind }) => isShipped(kind))) && <ShippingRow fee={fee} estimated={estimated} />}
        {ofDelivery.map((off) => (
          <PromotionRow key={`${off.name} ${off.code}`} off={off} />
        ))}
        <dt className="text-muted-foreground">
          {tax ? t('cart.totals.tax', { percent: formatNumber(tax.percent, locale) }) : t('cart.totals.taxAlone')}
        </dt>
        <dd className="text-end">
          <Price money={totals.tax} />
        </dd>
        <dt className="mt-1.5 border-t pe-6 pt-2.5 text-base font-semibold">{t('cart.totals.total')}</dt>
        <dd className="mt-1.5 border-t pt-2.5 text-end text-base font-semibold" aria-live="polite">
          <Price money={totals.total} />
        </dd>
        {isApproximate(totals.total, locale) && (
          <dd className="col-span-2 text-xs text-muted-foreground">{t('cart.totals.charged', { amount: formatCharge(totals.total) })}</dd>
        )}
      </dl>
      {!brief && <TotalsExplained rows={rows} />}
    </>
  )
}

function ShippingRow({ fee, estimated }: { fee: MoneyView; estimated: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      <dt className="text-muted-foreground">{estimated ? t('cart.totals.shippingEstimate') : t('cart.totals.shipping')}</dt>
      <dd className="text-end">
        {fee.amountMinor === 0 ? <span className="font-medium text-success">{t('cart.totals.free')}</span> : <Price money={fee} />}
      </dd>
    </>
  )
}

function PromotionRow({ off: { name, code, amount } }: { off: Off }) {
  return (
    <>
      <dt className="flex min-w-0 items-baseline gap-1.5 text-success">
        <Tag aria-hidden className="flip size-3.5 shrink-0 translate-y-0.5" />
        <span className="min-w-0">
          {name}
          {code && (
            <>
              {' · '}
              <bdi dir="ltr" className="font-mono text-xs">
                {code}
              </bdi>
            </>
          )}
        </span>
      </dt>
      <dd className="text-end text-success">
        <Price money={{ ...amount, amountMinor: -amount.amountMinor }} />
      </dd>
    </>
  )
}

function promotionsIn(rows: readonly TotalsRow[]): Off[] {
  return rows.flatMap((row) =>
    row.rule === 'promotion'
      ? [{ name: row.name, code: row.code, target: row.target, amount: { ...row.amount, amountMinor: -row.amount.amountMinor } }]
      : [],
  )
}
