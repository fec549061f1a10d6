import { useTranslation } from 'react-i18next'
import type { MoneyView } from '#platform/shared/contract.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { SharedQuote } from '../../contract.ts'

type Props = { lines: SharedQuote['lines']; total: MoneyView }

/** The lines of a quote with its total; a price below that of the shop is shown beside it. */
export function QuoteItems({ lines, total }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Panel title={t('crm.quotes.field.lines')}>
      <ul className="divide-y">
        {lines.map(({ id, sku, name, quantity, price, listPrice, amount }) => (
          <li key={id} className="grid gap-x-6 gap-y-1 py-3 first:pt-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">
                <bdi>{name}</bdi>
              </p>
              {sku && (
                <p className="text-xs text-muted-foreground">
                  <bdi dir="ltr">{sku}</bdi>
                </p>
              )}
            </div>
            <p className="tabular-nums sm:text-end">
              {formatCharge(amount)}
              <span className="block text-xs text-muted-foreground">
                {t('crm.quotes.times', { quantity: formatNumber(quantity, locale), price: formatCharge(price) })}
                {listPrice.amountMinor > price.amountMinor && (
                  <>
                    {' '}
                    <s>
                      <span className="sr-only">{t('crm.quotes.listPriceLabel')} </span>
                      {formatCharge(listPrice)}
                    </s>
                  </>
                )}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="flex justify-between border-t pt-4 text-base font-semibold">
        {t('crm.quotes.total')}
        <span className="tabular-nums">{formatCharge(total)}</span>
      </p>
      <p className="mt-1 text-xs text-muted-foreground">{t('crm.quotes.extra')}</p>
    </Panel>
  )
}
