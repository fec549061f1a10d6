import { Check, Truck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { textLocale } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatMoney } from '#platform/web/money.tsx'
import type { TotalsView } from '../contract.ts'

/** Progress to free shipping by the platform's rule. Hidden when no items fall under it. */
export function FreeShipping({ totals: { toFreeShipping, rows } }: { totals: TotalsView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const shared = rows.find((row) => row.rule === 'sharedShipping')
  if (!shared) return null
  const share = toFreeShipping ? shared.goods.amountMinor / (shared.goods.amountMinor + toFreeShipping.amountMinor) : 1
  // When some vendors have their own methods, name the ones this applies to.
  const among = rows.some(({ rule }) => rule === 'method')
  const vendors = new Intl.ListFormat(textLocale(locale), { type: 'conjunction' }).format(shared.vendors.map(({ name }) => name))
  const amount = toFreeShipping && formatMoney(toFreeShipping, locale)
  const text = amount
    ? among
      ? t('cart.toFreeShippingFrom', { amount, vendors })
      : t('cart.toFreeShipping', { amount })
    : among
      ? t('cart.freeShippingFrom', { vendors })
      : t('cart.freeShipping')
  return (
    <div className="py-4">
      <p className="flex items-center gap-2 text-xs font-medium">
        {toFreeShipping ? (
          <Truck aria-hidden className="flip size-4 text-muted-foreground" />
        ) : (
          <Check aria-hidden className="size-4 text-success" />
        )}
        {text}
      </p>
      <div aria-hidden className="mt-2 h-1.5 overflow-hidden rounded-full bg-muted">
        <div
          className={`h-full rounded-full transition-[width] ${toFreeShipping ? 'bg-primary' : 'bg-success'}`}
          style={{ width: `${Math.round(share * 100)}%` }}
        />
      </div>
    </div>
  )
}
