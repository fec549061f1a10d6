import { useTranslation } from 'react-i18next'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { RecordLink } from '#platform/web/ui/record-link.tsx'
import type { ApprovalRequestRecord } from '../contract.ts'
import { DecidePanel } from './decide-panel.tsx'
import type { Origin } from './queries.ts'
import { RequestSteps } from './request-steps.tsx'
import { StatusBadge } from './status-badge.tsx'
import { toTitle } from './title.ts'

/** A request with its record, its history, and what the reader may do. */
export function RequestRecord({ origin, request }: { origin: Origin; request: ApprovalRequestRecord }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { id, kindName, what, amount, author, note, status, requestedAt, record } = request
  return (
    <RecordPage
      title={toTitle(what)}
      list={{ label: t('approvals.title'), path: origin.path }}
      path={`${origin.path}/${id}`}
      badges={<StatusBadge status={status} />}
      aside={<DecidePanel key={status} origin={origin} request={request} />}
    >
      <RecordDetails label={t('approvals.request')}>
        <RecordDetail label={t('approvals.kind')}>{kindName}</RecordDetail>
        {amount && (
          <RecordDetail label={t('approvals.amount')}>
            <bdi className="text-base font-semibold tabular-nums">{formatCharge(amount)}</bdi>
          </RecordDetail>
        )}
        <RecordDetail label={t('approvals.author')}>{author ? <bdi>{author.name}</bdi> : t('approvals.gone')}</RecordDetail>
        <RecordDetail label={t('approvals.requestedAt')}>{formatMoment(requestedAt, locale)}</RecordDetail>
        {note && (
          <RecordDetail label={t('approvals.note')}>
            <span dir="auto" className="whitespace-pre-line wrap-anywhere">
              {note}
            </span>
          </RecordDetail>
        )}
      </RecordDetails>
      {record?.card && <RecordLink card={record.card} />}
      <Panel title={t('approvals.history')}>
        <RequestSteps steps={request.steps} />
      </Panel>
    </RecordPage>
  )
}
