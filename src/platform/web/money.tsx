/**
 * Prices on a screen (spec §9, product rule 15): kept and charged in the base currency; Arabic shows them converted to
 * riyal, marked as approximate.
 */
import { useTranslation } from 'react-i18next'
import type { MoneyView } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/language.ts'
import { applyRate, BASE_CURRENCY, minorUnitDigits, type Rate } from '#platform/shared/money.ts'
import { numberLocale } from './i18n/numbers.ts'
import { useLanguage } from './i18n/use-language.ts'

const DISPLAY_CURRENCY = 'SAR'
const USD_TO_SAR: Rate = { numerator: 375, denominator: 100 }

export function isApproximate({ currency }: MoneyView, language: Language): boolean {
  return language === 'ar' && currency === BASE_CURRENCY
}

/** The amount in the currency it is shown in. */
export function shownMoney(money: MoneyView, language: Language): MoneyView {
  return isApproximate(money, language) ? { amountMinor: applyRate(money.amountMinor, USD_TO_SAR), currency: DISPLAY_CURRENCY } : money
}

export function formatMoney(money: MoneyView, language: Language): string {
  return formatExactly(shownMoney(money, language), language)
}

/** In the currency it is charged in, whatever the language; isolated, so that it keeps its order in an Arabic sentence. */
export function formatCharge(money: MoneyView): string {
  return `\u2066${formatExactly(money, 'en')}\u2069`
}

function formatExactly({ amountMinor, currency }: MoneyView, language: Language): string {
  const format = new Intl.NumberFormat(numberLocale(language), { style: 'currency', currency })
  return format.format(amountMinor / 10 ** minorUnitDigits(currency))
}

/** `approximately` says so with a sign; leave it out where a sentence beside it says so. */
export function Price({ money, className = '', plain = false }: { money: MoneyView; className?: string; plain?: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const approximate = isApproximate(money, language) && !plain
  return (
    <bdi className={`tabular-nums ${className}`}>
      {approximate && (
        <abbr title={t('platform.money.approximate', { charged: formatCharge(money) })} className="me-1 no-underline">
          ≈
        </abbr>
      )}
      {formatMoney(money, language)}
    </bdi>
  )
}
