import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatWeight } from '#platform/web/i18n/measures.ts'
import { formatNumber, textLocale } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatMoney, Price } from '#platform/web/money.tsx'
import type { TotalsRow } from '../contract.ts'

/** The price breakdown: the rule behind each row; the rows add up to the total. */
export function TotalsExplained({ rows }: { rows: readonly TotalsRow[] }) {
  const { t } = useTranslation()
  const ruleText = useRuleText()
  if (rows.length === 0) return null
  return (
    <details className="group mt-3">
      <summary className="-mx-2 inline-flex min-h-9 list-none items-center gap-1.5 rounded-md px-2 text-xs font-medium text-muted-foreground hover:bg-muted [&::-webkit-details-marker]:hidden">
        {t('cart.why.title')}
        <ChevronDown aria-hidden className="size-3.5 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-1 divide-y rounded-md bg-muted/60 px-3 text-xs">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and stand in one order
          <li key={index} className="flex items-baseline justify-between gap-4 py-2">
            <span className="text-muted-foreground">{ruleText(row)}</span>
            <Price money={row.amount} plain className="shrink-0 font-medium" />
          </li>
        ))}
      </ul>
    </details>
  )
}

function useRuleText(): (row: TotalsRow) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  const list = new Intl.ListFormat(textLocale(locale), { type: 'conjunction' })
  return (row) => {
    if (row.rule === 'items') return t('cart.why.items', { vendor: row.vendor.name })
    if (row.rule === 'promotion') {
      const said = { name: row.name, vendor: row.vendor?.name }
      return row.vendor ? t('cart.why.promotionBy', said) : t('cart.why.promotion', said)
    }
    if (row.rule === 'tax') {
      return t('cart.why.tax', { percent: formatNumber(row.percent, locale), goods: formatMoney(row.goods, locale) })
    }
    if (row.rule === 'sharedShipping') {
      const said = {
        vendors: list.format(row.vendors.map(({ name }) => name)),
        goods: formatMoney(row.goods, locale),
        over: formatMoney(row.freeOver, locale),
      }
      return row.amount.amountMinor === 0 ? t('cart.why.sharedFree', said) : t('cart.why.sharedFee', said)
    }
    const { method, vendor } = row
    const said = { method: method.name, vendor: vendor.name, goods: formatMoney(row.goods, locale) }
    const waived = row.amount.amountMinor === 0 && method.price.amountMinor > 0 && method.freeOver
    if (!waived && row.zone) {
      const { name: zone, by, upTo } = row.zone
      const limit = by === 'weight' ? formatWeight(upTo, locale) : formatMoney({ ...row.goods, amountMinor: upTo }, locale)
      return t(row.estimate ? 'cart.why.methodEstimate' : 'cart.why.methodZone', { ...said, zone, limit })
    }
    return waived ? t('cart.why.methodFree', { ...said, over: formatMoney(waived, locale) }) : t('cart.why.method', said)
  }
}
