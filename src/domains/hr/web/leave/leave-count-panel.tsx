import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { failureText } from '#platform/web/failure.ts'
import type { LeaveSpan } from '../../contract.ts'
import { Clashes } from './clashes.tsx'
import type { CountQuery } from './leave-queries.ts'
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

type Props = { count: (span: LeaveSpan) => CountQuery; hint: string; span: LeaveSpan | null }

/** How many working days the typed request takes, and what is left after it. It has the same height before the answer. */
export function LeaveCountPanel({ count, hint, span }: Props) {
  const { t } = useTranslation()
  const { dayCount } = useLeaveText()
  const { data, error } = useQuery({
    ...count(span ?? UNKNOWN),
    enabled: span !== null,
    placeholderData: keepPreviousData,
  })
  const isKnown = span !== null && data && !error
  return (
    <section aria-live="polite" aria-label={t('hr.leave.count')} className="min-h-24 rounded-lg border bg-card p-4">
      {span === null && <p className="text-muted-foreground">{hint}</p>}
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
