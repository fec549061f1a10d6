import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { PayoutRecord as Payout } from '../contract.ts'
import { Amount } from './amount.tsx'
import { Entries } from './entries.tsx'
import { shortId } from './payout-list.tsx'
import { PayoutBadge } from './states.tsx'

type Props = { payout: Payout; list: { label: string; path: string }; path: string; facts?: ReactNode; aside?: ReactNode }

/** A payout with its status, reference and entries. Keys: finance.approval.state.* */
export function PayoutRecord({ payout, list, path, facts, aside }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { id, amount, status, vendor, requestedAt, settledAt, reference, reason, entries, approval } = payout
  return (
    <RecordPage title={shortId(id)} list={list} path={path} badges={<PayoutBadge status={status} />} aside={aside}>
      <RecordDetails label={t('finance.details')}>
        <RecordDetail label={t('finance.column.amount')}>
          <Amount money={amount} className="text-base font-semibold" />
        </RecordDetail>
        <RecordDetail label={t('finance.column.vendor')}>
          <bdi>{vendor.name}</bdi>
        </RecordDetail>
        <RecordDetail label={t('finance.column.requested')}>{formatMoment(requestedAt, locale)}</RecordDetail>
        {settledAt && <RecordDetail label={t(`finance.status.${status}`)}>{formatMoment(settledAt, locale)}</RecordDetail>}
        {reference && (
          <RecordDetail label={t('finance.column.reference')}>
            <bdi>{reference}</bdi>
          </RecordDetail>
        )}
        {reason && (
          <RecordDetail label={t('finance.reason')}>
            <bdi>{reason}</bdi>
          </RecordDetail>
        )}
        {approval && <RecordDetail label={t('finance.approval.title')}>{t(`finance.approval.state.${approval}`)}</RecordDetail>}
        {facts}
      </RecordDetails>
      <Panel title={t('finance.entries')} lead={t('finance.entriesLead')}>
        <Entries entries={entries} />
      </Panel>
    </RecordPage>
  )
}
