import { useTranslation } from 'react-i18next'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { OrderView } from '../contract.ts'

/** What went back to the supplier, and what is expected for it. Keys: procurement.returns.reason.* */
export function OrderReturns({ order: { returns, items } }: { order: OrderView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (returns.length === 0) return null
  const names = new Map(items.map(({ id, name }) => [id, name]))
  return (
    <Panel title={t('procurement.returns.list')}>
      <ul className="divide-y">
        {returns.map(({ id, returnedOn, reason, replaced, credit, lines, note }) => (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
              {formatUtcDay(returnedOn, locale)}
              <Badge tone={reason === 'surplus' ? 'neutral' : 'warning'}>{t(`procurement.returns.reason.${reason}`)}</Badge>
            </p>
            <ul className="mt-1 text-muted-foreground">
              {lines.map(({ lineId, quantity }) => (
                <li key={lineId}>
                  {formatNumber(quantity, locale)} × <bdi>{names.get(lineId) ?? ''}</bdi>
                </li>
              ))}
            </ul>
            <p className="mt-1 text-sm">
              {replaced
                ? t('procurement.returns.awaitsReplacement')
                : t('procurement.returns.awaitsCredit', { amount: formatCharge(credit) })}
            </p>
            {note && (
              <p dir="auto" className="mt-1 whitespace-pre-line">
                {note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
