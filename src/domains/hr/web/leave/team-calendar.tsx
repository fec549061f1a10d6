import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { formatUtcMonth } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { IconButton } from '#platform/web/ui/button.tsx'
import { FailedNotice, Notice } from '#platform/web/ui/notice.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { MAX_TEAM } from '../../contract/leave-limits.ts'
import { teamQuery } from './calendar-queries.ts'
import { shiftMonth } from './shift-month.ts'
import { TeamGrid } from './team-grid.tsx'
import { TeamList } from './team-list.tsx'

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

/** One month: a grid where there is room for it, else a list of those who are away. The month and the department are in the address. */
export default function TeamCalendar({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('month') ?? ''
  const month = MONTH.test(asked) ? asked : new Date().toLocaleDateString('sv').slice(0, 7)
  const department = search.get('department') ?? ''
  const { data, isLoadingError, refetch } = useQuery({
    ...teamQuery(useSource(), workspaceId, month, department),
    placeholderData: keepPreviousData,
  })
  const choose = (key: string, value: string) =>
    setSearch(
      (before) => {
        if (value) before.set(key, value)
        else before.delete(key)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="flex items-center gap-1">
          <IconButton label={t('hr.team.before')} onClick={() => choose('month', shiftMonth(month, -1))}>
            <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          </IconButton>
          <h2 aria-live="polite" className="min-w-40 text-center font-semibold">
            {formatUtcMonth(`${month}-01`, locale)}
          </h2>
          <IconButton label={t('hr.team.next')} onClick={() => choose('month', shiftMonth(month, 1))}>
            <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
          </IconButton>
        </div>
        <Select
          aria-label={t('hr.employees.department')}
          value={department}
          onChange={({ target }) => choose('department', target.value)}
          className="min-w-48"
        >
          <option value="">{t('hr.team.everybody')}</option>
          {(data?.departments ?? (department ? [department] : [])).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      {isLoadingError && <FailedNotice text={t('hr.team.failed')} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton className="h-96 w-full" />}
      {data?.people.length === 0 && <Notice icon={UsersRound} title={t('hr.team.none')} text={t('hr.team.noneText')} />}
      {data && data.people.length > 0 && (
        <>
          <div className="hidden md:block">
            <TeamGrid days={data.days} people={data.people} />
          </div>
          <div className="md:hidden">
            <TeamList days={data.days} people={data.people} />
          </div>
          {!data.complete && <p className="mt-3 text-muted-foreground">{t('hr.team.incomplete', { count: MAX_TEAM })}</p>}
        </>
      )}
    </>
  )
}
