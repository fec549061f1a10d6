import { useTranslation } from 'react-i18next'
import type { MoneyView } from '#platform/shared/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatMoney } from '#platform/web/money.tsx'
import {
  amountLabel,
  type Content,
  isMeasured,
  type Measure,
  type MeasuredUnit,
  quantityLabel,
  type SoldIn,
  unitPriceOf,
  unitSymbol,
} from '../contract/units.ts'

/** Texts for quantities and prices per unit. */
export function useUnits() {
  const { t } = useTranslation()
  const locale = useLocale()
  const quantity = (sold: SoldIn, count: number) => quantityLabel(sold, count, locale)
  return {
    /** `3`, or `300 g`. */
    quantity,
    /** What the price is for: `per 100 g`; null for pieces. */
    per: (sold: SoldIn): string | null => (isMeasured(sold) ? t('catalog.units.per', { amount: quantity(sold, 1) }) : null),
    /** `4.2 kg`, of thousandths of the unit. */
    amount: (thousandths: number, unit: MeasuredUnit) => amountLabel(thousandths, unit, locale),
    /** `€24.00/kg`; null for pieces without a content. */
    price({ amountMinor, currency }: MoneyView, sold: SoldIn, content: Content | null = null): string | null {
      const whole = unitPriceOf(amountMinor, sold, content)
      return whole && `\u2068${formatMoney({ amountMinor: whole.priceMinor, currency }, locale)}\u2069/${unitSymbol(whole.unit, locale)}`
    },
    /** `From 200 g, up to 5 kg`; null when any amount is sold. */
    limits(measure: Measure): string | null {
      const { minSteps, maxSteps } = measure
      const amounts = { least: quantity(measure, minSteps), most: quantity(measure, maxSteps ?? minSteps) }
      if (maxSteps !== null) return t('catalog.units.fromTo', amounts)
      return minSteps > 1 ? t('catalog.units.from', amounts) : null
    },
    /** What is left of a short stock; null for pieces, whose texts are counted. */
    left: (sold: SoldIn, count: number): string | null =>
      isMeasured(sold) ? t('catalog.units.left', { amount: quantity(sold, count) }) : null,
    /** `3 × €2.40`, or `300 g × €24.00/kg`. */
    times(sold: SoldIn, count: number, unitPrice: MoneyView): string {
      const each = this.price(unitPrice, sold) ?? `\u2068${formatMoney(unitPrice, locale)}\u2069`
      return `${isMeasured(sold) ? quantity(sold, count) : formatNumber(count, locale)} × ${each}`
    },
  }
}
