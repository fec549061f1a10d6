import { useTranslation } from 'react-i18next'
import type { MoneyView } from '#platform/shared/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge, isApproximate, Price } from '#platform/web/money.tsx'
import type { TotalsRow } from '../contract.ts'
import { TotalsExplained } from './totals-explained.tsx'

type Amounts = { subtotal: MoneyView; shipping: MoneyView; tax: MoneyView; total: MoneyView }
type Props = {
  totals: Amounts /** With the rule behind each row. */
  rows?: readonly TotalsRow[] /** Leaves the rules out. */
  brief?: boolean
}

/** The rows under any list of lines: cart, checkout, order. */
export function Totals({ totals, rows = [], brief = false }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const tax = rows.find((row) => row.rule === 'tax')
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1.5">
        <dt className="text-muted-foreground">{t('cart.totals.subtotal')}</dt>
        <dd className="text-end">
          <Price money={totals.subtotal} />
        </dd>
        <dt className="text-muted-foreground">{t('cart.totals.shipping')}</dt>
        <dd className="text-end">
          {totals.shipping.amountMinor === 0 ? (
            <span className="font-medium text-success">{t('cart.totals.free')}</span>
          ) : (
            <Price money={totals.shipping} />
          )}
        </dd>
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
