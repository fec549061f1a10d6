import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatSpan } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { TeamLeaveRequest } from '../../contract.ts'
import { LeaveBadge } from './leave-badge.tsx'
import { teamLeaveQuery } from './my-leave-queries.ts'
import { useLeaveText } from './use-leave-text.ts'

const TeamDecisionDialog = lazy(() => import('./team-decision-dialog.tsx'))

/** Pending requests of those who report to the member, or to somebody for whom they stand in. Keys: hr.leave.type.* */
export function TeamLeave() {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(teamLeaveQuery(useSource()))
  if (isLoadingError) return <FailedNotice text={t('hr.me.reportsFailed')} onRetry={() => void refetch()} />
  if (!data || data.items.length === 0) return null
  return (
    <Panel title={t('hr.me.reports')}>
      <ul className="divide-y">
        {data.items.map((leave) => (
          <TeamRequest key={leave.id} leave={leave} />
        ))}
      </ul>
    </Panel>
  )
}

function TeamRequest({ leave }: { leave: TeamLeaveRequest }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { dayCount, span } = useLeaveText()
  const [decision, setDecision] = useState<'approve' | 'reject' | null>(null)
  const { employee, workspace, type, days, reason, away } = leave
  return (
    <li className="space-y-2 py-4 wrap-anywhere first:pt-0 last:pb-0">
      <p className="font-medium">
        <bdi>{employee.name}</bdi> · {span(leave)}
      </p>
      <p className="text-muted-foreground">
        {t(`hr.leave.type.${type}`)} · {dayCount(days)} · <bdi>{workspace.name}</bdi>
      </p>
      {reason && (
        <p dir="auto" className="whitespace-pre-line">
          {reason}
        </p>
      )}
      {away.length === 0 ? (
        <p className="text-muted-foreground">{t('hr.me.nobodyAway')}</p>
      ) : (
        <div>
          <p>{t('hr.me.away')}</p>
          <ul className="mt-1 space-y-1">
            {away.map(({ name, startDate, endDate, status }) => (
              <li key={`${name} ${startDate} ${endDate}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <bdi>{name}</bdi>
                <span className="text-muted-foreground">{formatSpan({ from: startDate, to: endDate }, locale)}</span>
                <LeaveBadge status={status} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setDecision('approve')}>
          {t('hr.leave.approve')}
        </Button>
        <Button look="secondary" size="sm" onClick={() => setDecision('reject')}>
          {t('hr.leave.reject')}
        </Button>
      </div>
      {decision && (
        <Suspense>
          <TeamDecisionDialog decision={decision} leave={leave} onClose={() => setDecision(null)} />
        </Suspense>
      )}
    </li>
  )
}
