import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import { useSource } from '#platform/web/source.ts'
import type { LeaveSpan } from '../../contract.ts'
import { Clashes } from './clashes.tsx'
import { leaveCountQuery } from './leave-queries.ts'
import { useLeaveText } from './use-leave-text.ts'
import { YearEffects } from './year-effects.tsx'

const UNKNOWN: LeaveSpan = {
  employeeId: '',
  type: 'annual',
  startDate: '',
  endDate: '',
  startsAtMidday: false,
  endsAtMidday: false,
  minutes: null,
}

/** How many working days the typed request takes, and what is left after it. It has the same height before the answer. */
export function LeaveCountPanel({ workspaceId, span }: { workspaceId: string; span: LeaveSpan | null }) {
  const { t } = useTranslation()
  const { dayCount } = useLeaveText()
  const { data, error } = useQuery({
    ...leaveCountQuery(useSource(), workspaceId, span ?? UNKNOWN),
    enabled: span !== null,
    placeholderData: keepPreviousData,
  })
  const isKnown = span !== null && data && !error
  return (
    <section aria-live="polite" aria-label={t('hr.leave.count')} className="min-h-24 rounded-lg border bg-card p-4">
      {span === null && <p className="text-muted-foreground">{t('hr.leave.countHint')}</p>}
      {span !== null && error && <p className="font-medium text-destructive">{failureText(t, error, 'hr')}</p>}
      {isKnown && (
        <>
          <p className="text-lg font-semibold tabular-nums">{t('hr.leave.takes', { days: dayCount(data.days) })}</p>
          <YearEffects years={data.years} />
          <Clashes clashes={data.clashes} />
        </>
      )}
    </section>
  )
}
