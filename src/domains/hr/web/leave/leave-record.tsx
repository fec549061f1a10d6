import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { RecordDetail, RecordDetails } from '#platform/web/record/record-details.tsx'
import { RecordPage } from '#platform/web/record/record-page.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { LeaveRequestRecord } from '../../contract.ts'
import { employeePath } from '../paths.ts'
import { Clashes } from './clashes.tsx'
import { LeaveBadge } from './leave-badge.tsx'
import { LeaveDecisions } from './leave-decisions.tsx'
import { LEAVE, leavePath } from './leave-paths.ts'
import { useLeaveText } from './use-leave-text.ts'
import { YearEffects } from './year-effects.tsx'

/** One request, its effect, and what can be done with it. Keys: hr.leave.type.* */
export default function LeaveRecord({ leave, workspaceId }: { leave: LeaveRequestRecord; workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { dayCount, span } = useLeaveText()
  const { id, employee, type, days, status, reason, requestedBy, requestedAt, decidedBy, decidedAt, decisionNote, years, clashes } = leave
  return (
    <RecordPage
      title={employee.name}
      list={{ label: t('hr.leave.title'), path: LEAVE }}
      path={leavePath(id)}
      badges={<LeaveBadge status={status} />}
      actions={<LeaveDecisions leave={leave} workspaceId={workspaceId} />}
    >
      {leave.blocked && <p className="text-muted-foreground">{t('hr.leave.ownRequest')}</p>}
      <RecordDetails label={t('platform.record.details')}>
        <RecordDetail label={t('hr.leave.field.employeeId')}>
          <Link to={employeePath(employee.id)} className="underline underline-offset-4">
            <bdi>{employee.name}</bdi>
          </Link>
          {employee.department && (
            <span className="ms-2 text-muted-foreground">
              <bdi>{employee.department}</bdi>
            </span>
          )}
        </RecordDetail>
        <RecordDetail label={t('hr.leave.field.type')}>{t(`hr.leave.type.${type}`)}</RecordDetail>
        <RecordDetail label={t('hr.leave.span')}>{span(leave)}</RecordDetail>
        <RecordDetail label={t('hr.leave.days')}>{dayCount(days)}</RecordDetail>
        <RecordDetail label={t('hr.leave.field.reason')}>
          <span dir="auto" className={reason ? 'whitespace-pre-line' : 'text-muted-foreground'}>
            {reason || t('platform.record.empty')}
          </span>
        </RecordDetail>
        <RecordDetail label={t('hr.leave.requested')}>
          <bdi>{requestedBy}</bdi> · {formatMoment(requestedAt, locale)}
        </RecordDetail>
        {decidedAt && (
          <RecordDetail label={t('hr.leave.decided')}>
            <bdi>{decidedBy}</bdi> · {formatMoment(decidedAt, locale)}
            {decisionNote && (
              <p dir="auto" className="whitespace-pre-line text-muted-foreground">
                {decisionNote}
              </p>
            )}
          </RecordDetail>
        )}
      </RecordDetails>
      {(years.length > 0 || clashes.length > 0) && (
        <Panel title={t('hr.leave.effectTitle')}>
          <YearEffects years={years} />
          <Clashes clashes={clashes} />
        </Panel>
      )}
    </RecordPage>
  )
}
