import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import type { Operation } from '#platform/web/operation.ts'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import type { Confirmation, SentOrder } from '../contract.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { SentLines } from './sent-lines.tsx'

type Props = {
  order: SentOrder
  operation: Operation<Confirmation, SentOrder>
  /** The name of the draft. */
  draft: string
  /** Shown after the facts. */
  children?: ReactNode
}

/** An order as its supplier sees it: what is asked for, and the form that confirms it. */
export function SentOrderContent({ order, operation, draft, children }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { state, confirmedAt } = order
  const isOpen = state === 'sent' || state === 'confirmed'
  return (
    <div className="space-y-6">
      <RecordDetails label={t('platform.record.details')}>
        <RecordDetail label={t('procurement.confirm.deliverBy')}>{formatUtcDay(order.expectedDate, locale)}</RecordDetail>
        {order.deliverTo.length > 0 && (
          <RecordDetail label={t('procurement.confirm.deliverTo')}>
            {order.deliverTo.map((place) => (
              <span key={place} className="block">
                <bdi>{place}</bdi>
              </span>
            ))}
          </RecordDetail>
        )}
        <RecordDetail label={t('procurement.total')}>{formatCharge(order.total)}</RecordDetail>
        {order.paymentTerms && (
          <RecordDetail label={t('procurement.confirm.terms')}>
            <bdi>{order.paymentTerms}</bdi>
          </RecordDetail>
        )}
        {order.message && (
          <RecordDetail label={t('procurement.confirm.message')}>
            <span dir="auto" className="whitespace-pre-line">
              {order.message}
            </span>
          </RecordDetail>
        )}
      </RecordDetails>
      <p role="status" className="max-w-prose">
        {state === 'sent' && t('procurement.confirm.lead')}
        {state === 'confirmed' && t('procurement.confirm.confirmedOn', { date: formatDay(confirmedAt ?? order.sentAt, locale) })}
        {state === 'receiving' && t('procurement.confirm.receiving')}
        {state === 'fulfilled' && t('procurement.confirm.fulfilled')}
        {state === 'cancelled' && t('procurement.confirm.cancelled')}
      </p>
      {children}
      {isOpen ? <ConfirmForm key={order.version} order={order} operation={operation} draft={draft} /> : <SentLines order={order} />}
    </div>
  )
}
