import { useTranslation } from 'react-i18next'
import type { MoneyView } from '#platform/shared/contract.ts'
import { formatNumber, textLocale } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatMoney, Price } from '#platform/web/money.tsx'

type Props = {
  price: MoneyView
  compareAt: MoneyView | null
  /** The lowest price before the reduction. */
  lowestBefore?: MoneyView | null
  /** Names of the automatic promotions. */
  promotions?: readonly string[]
}

/** The price, with the compare-at price and the saving. */
export function VariantPrice({ price, compareAt, lowestBefore = null, promotions = [] }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const saved = compareAt && { amountMinor: compareAt.amountMinor - price.amountMinor, currency: price.currency }
  const names = new Intl.ListFormat(textLocale(locale)).format(promotions.map((name) => `\u2068${name}\u2069`))
  const percent = compareAt && saved && Math.round((saved.amountMinor / compareAt.amountMinor) * 100)
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-lg font-semibold" aria-live="polite">
        <Price money={price} />
        {compareAt && saved && (
          <>
            <span className="text-base font-normal text-muted-foreground">
              <span className="sr-only">{t('marketplace.price.before')} </span>
              <s>
                <Price money={compareAt} plain />
              </s>
            </span>
            <span className="rounded-full bg-accent px-2.5 py-1 text-xs leading-none font-semibold text-accent-foreground">
              {t('marketplace.price.save', { amount: formatMoney(saved, locale), percent: formatNumber(percent ?? 0, locale) })}
            </span>
          </>
        )}
      </p>
      {lowestBefore && (
        <p className="mt-1.5 text-xs text-muted-foreground">
          {t('marketplace.price.lowest', { amount: formatMoney(lowestBefore, locale) })}
        </p>
      )}
      {promotions.length > 0 && <p className="mt-1.5 text-xs text-muted-foreground">{t('marketplace.price.promotion', { names })}</p>}
    </>
  )
}
