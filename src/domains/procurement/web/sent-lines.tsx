import { useTranslation } from 'react-i18next'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { SentLine, SentOrder } from '../contract.ts'

/** The lines of an order that the supplier can no longer confirm otherwise. */
export function SentLines({ order }: { order: SentOrder }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Panel title={t('procurement.confirm.items')}>
      <ul className="divide-y">
        {order.lines.map((line) => (
          <li key={line.id} className="grid gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]">
            <SentLineName line={line} />
            <p className="text-muted-foreground tabular-nums sm:text-end">
              {line.confirmed === null
                ? t('procurement.confirm.notConfirmed')
                : t('procurement.confirm.confirmed', { qty: formatNumber(line.confirmed, locale) })}
              {line.confirmedDate !== null && <span className="block text-xs">{formatUtcDay(line.confirmedDate, locale)}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function SentLineName({ line }: { line: SentLine }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <div className="min-w-0">
      <p className="font-medium wrap-anywhere">
        <bdi>{line.name}</bdi>
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs text-muted-foreground tabular-nums">
        {line.sku && <bdi dir="ltr">{line.sku}</bdi>}
        <span>{t('procurement.confirm.ordered', { qty: formatNumber(line.qty, locale), price: formatCharge(line.price) })}</span>
        {line.advised > 0 && <span>{t('procurement.confirm.advised', { qty: formatNumber(line.advised, locale) })}</span>}
      </p>
    </div>
  )
}
