/**
 * Prices on a screen (spec §9, product rule 15): kept and charged in the base currency; Arabic shows them converted to
 * riyal by the operator's rate, marked as approximate.
 */
import { useTranslation } from 'react-i18next'
import type { MoneyView } from '#platform/shared/contract.ts'
import type { Locale } from '#platform/shared/language.ts'
import { applyRate, BASE_CURRENCY, minorUnitDigits, type Rate } from '#platform/shared/money.ts'
import { isolated } from './i18n/isolated.ts'
import { isArabic, numberLocale } from './i18n/numbers.ts'
import { useLocale } from './i18n/use-locale.ts'

const DISPLAY_CURRENCY = 'SAR'
/** Spec §9, until the operator sets another. */
const USUAL_SAR_PER_USD = 3.75
const TEN_THOUSANDTHS = 10_000

/** What a server draws with; a browser has it from its document. */
let sarPerUsdOfServer = USUAL_SAR_PER_USD

/** For a server, before it draws a page. */
export function drawWithRate(sarPerUsd: number): void {
  sarPerUsdOfServer = sarPerUsd
}

function usdToSar(): Rate {
  const told = typeof document === 'undefined' ? sarPerUsdOfServer : Number(document.documentElement.dataset['sar'] ?? USUAL_SAR_PER_USD)
  return { numerator: Math.round(told * TEN_THOUSANDTHS), denominator: TEN_THOUSANDTHS }
}

export function isApproximate({ currency }: MoneyView, locale: Locale): boolean {
  return isArabic(locale) && currency === BASE_CURRENCY
}

/** The amount in the currency it is shown in. */
export function shownMoney(money: MoneyView, locale: Locale): MoneyView {
  return isApproximate(money, locale) ? { amountMinor: applyRate(money.amountMinor, usdToSar()), currency: DISPLAY_CURRENCY } : money
}

export function formatMoney(money: MoneyView, locale: Locale): string {
  return formatExactly(shownMoney(money, locale), locale)
}

/** In the currency it is charged in, whatever the language; isolated, so that it keeps its order in an Arabic sentence. */
export function formatCharge(money: MoneyView): string {
  return isolated(formatExactly(money, 'en'))
}

function formatExactly({ amountMinor, currency }: MoneyView, locale: Locale): string {
  const format = new Intl.NumberFormat(numberLocale(locale), { style: 'currency', currency })
  return format.format(amountMinor / 10 ** minorUnitDigits(currency))
}

/** `approximately` says so with a sign; leave it out where a sentence beside it says so. */
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
