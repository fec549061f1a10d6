import { numberFormat } from '#platform/shared/formats.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { numberLocale } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import type { RateView } from '../contract.ts'

const HUNDREDTHS_OF_A_PERCENT = 100_00

/** Formats a rate, like `10%` or `$3.00`. */
export function useRateText(): (rate: RateView) => string {
  const locale = useLocale()
  const percent = numberFormat(numberLocale(locale), { style: 'percent', maximumFractionDigits: 2 })
  return ({ type, value }) =>
    type === 'fixed' ? formatCharge({ amountMinor: value, currency: BASE_CURRENCY }) : percent.format(value / HUNDREDTHS_OF_A_PERCENT)
}
