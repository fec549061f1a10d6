/**
 * Prices on screens (spec §9, product rule 15). They are stored and charged in the base currency; readers of Arabic, and
 * others who chose it, see them converted to riyal at the administrator's rate, marked as approximate.
 */

import { useTranslation } from 'react-i18next'
import type { MoneyView } from '#platform/shared/contract.ts'
import { numberFormat } from '#platform/shared/formats.ts'
import { displayCurrency, type Locale } from '#platform/shared/language.ts'
import { applyRate, BASE_CURRENCY, minorUnitDigits, type Rate } from '#platform/shared/money.ts'
import { isolateLtr } from './i18n/isolate.ts'
import { numberLocale } from './i18n/numbers.ts'
import { useLocale } from './i18n/use-locale.ts'

/** The default of spec §9; administrators can change it. */
const DEFAULT_SAR_PER_USD = 3.75
const TEN_THOUSANDTHS = 10_000

/** The rate on the server; the browser reads it from the document. */
let sarPerUsdOfServer = DEFAULT_SAR_PER_USD

/** Called on the server before a page is rendered. */
export function setExchangeRate(sarPerUsd: number): void {
  sarPerUsdOfServer = sarPerUsd
}

function usdToSar(): Rate {
  const told = typeof document === 'undefined' ? sarPerUsdOfServer : Number(document.documentElement.dataset['sar'] ?? DEFAULT_SAR_PER_USD)
  return { numerator: Math.round(told * TEN_THOUSANDTHS), denominator: TEN_THOUSANDTHS }
}

export function isApproximate({ currency }: MoneyView, locale: Locale): boolean {
  return currency === BASE_CURRENCY && displayCurrency(locale) !== BASE_CURRENCY
}

/** Converts an amount to its display currency. */
export function toDisplayMoney(money: MoneyView, locale: Locale): MoneyView {
  return isApproximate(money, locale) ? { amountMinor: applyRate(money.amountMinor, usdToSar()), currency: displayCurrency(locale) } : money
}

export function formatMoney(money: MoneyView, locale: Locale): string {
  return formatExactly(toDisplayMoney(money, locale), locale)
}

/**
 * Formats an amount in the currency it is charged in, in every language. Isolated left-to-right, so that its order is right in Arabic text.
 */
export function formatCharge(money: MoneyView): string {
  return isolateLtr(formatExactly(money, 'en'))
}

function formatExactly({ amountMinor, currency }: MoneyView, locale: Locale): string {
  const format = numberFormat(numberLocale(locale), { style: 'currency', currency })
  return format.format(amountMinor / 10 ** minorUnitDigits(currency))
}

/** A price; an approximate one has the sign ≈. `plain` omits the sign, where the text next to it already says so. */
export function Price({ money, className = '', plain = false }: { money: MoneyView; className?: string; plain?: boolean }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const approximate = isApproximate(money, locale) && !plain
  return (
    <bdi className={`tabular-nums ${className}`}>
      {approximate && (
        <abbr title={t('platform.money.approximate', { charged: formatCharge(money) })} className="me-1 no-underline">
          ≈
        </abbr>
      )}
      {formatMoney(money, locale)}
    </bdi>
  )
}
