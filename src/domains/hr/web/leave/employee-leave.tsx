import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatYear } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { BALANCE_TYPES } from '../../contract/leave-limits.ts'
import { balanceQuery } from './calendar-queries.ts'
import { LeaveEntries } from './leave-entries.tsx'
import LeaveTable from './leave-table.tsx'
import { RequestLeave } from './request-leave.tsx'
import { useLeaveText } from './use-leave-text.ts'

const CorrectionDialog = lazy(() => import('./correction-dialog.tsx'))

type Props = { employee: { id: string; name: string }; workspaceId: string }

/** The balances of one employee in a year, the entries behind them, and the requests. Keys: hr.leave.type.* */
export default function EmployeeLeave({ employee, workspaceId }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { dayCount } = useLeaveText()
  const thisYear = new Date().getFullYear()
  const [year, setYear] = useState(thisYear)
  const [correcting, setCorrecting] = useState(false)
  const { data, isLoadingError, refetch } = useQuery({
    ...balanceQuery(useSource(), workspaceId, employee.id, year),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel title={t('hr.leave.title')}>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Select aria-label={t('hr.balances.year')} value={year} onChange={({ target }) => setYear(Number(target.value))}>
          {[thisYear - 1, thisYear, thisYear + 1].map((each) => (
            <option key={each} value={each}>
              {formatYear(each, locale)}
            </option>
          ))}
        </Select>
        <RequestLeave workspaceId={workspaceId} employee={employee} />
        <Button look="secondary" onClick={() => setCorrecting(true)}>
          {t('hr.balances.correct')}
        </Button>
      </div>
      {isLoadingError && <FailedNotice text={t('hr.balances.failed')} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton className="h-40" />}
      {data && (
        <>
          <dl className="grid grid-cols-2 gap-3 sm:max-w-md">
            {BALANCE_TYPES.map((type) => (
              <div key={type} className="rounded-lg border p-3">
                <dt className="text-muted-foreground">{t(`hr.leave.type.${type}`)}</dt>
                <dd className="text-lg font-semibold tabular-nums">{dayCount(data[type].free)}</dd>
                <dd className="text-xs text-muted-foreground">{t('hr.balances.pending', { days: dayCount(data[type].pending) })}</dd>
              </div>
            ))}
          </dl>
          <LeaveEntries entries={data.entries} />
        </>
      )}
      <h3 className="mt-6 mb-2 font-medium">{t('hr.leave.requests')}</h3>
      <LeaveTable workspaceId={workspaceId} employeeId={employee.id} add={<RequestLeave workspaceId={workspaceId} employee={employee} />} />
      {correcting && (
        <Suspense>
          <CorrectionDialog employeeId={employee.id} year={year} workspaceId={workspaceId} onClose={() => setCorrecting(false)} />
        </Suspense>
      )}
    </Panel>
  )
}
