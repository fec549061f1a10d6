import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { StatCard } from '#platform/web/charts/stat-card.tsx'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { OpenItems } from './checklists/open-items.tsx'
import { CHECKLISTS, employeePath, LIST } from './paths.ts'
import { hrOverviewQuery } from './queries.ts'

/** How many work where, who begins and who leaves, and what is open of the checklists. */
export default function OverviewContent({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(hrOverviewQuery(useSource(), workspaceId))
  if (isLoadingError) return <FailedNotice text={t('hr.overview.failed')} onRetry={() => void refetch()} />
  const number = { kind: 'number' } as const
  return (
    <div className="space-y-6">
      <section aria-label={t('hr.overview.figures')} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-5">
        <StatCard title={t('hr.overview.headcount')} value={data?.headcount} unit={number} to={LIST} />
        <StatCard title={t('hr.overview.joined')} value={data?.joined.count} unit={number} to={`${LIST}?sort=-hired`} />
        <StatCard title={t('hr.overview.leaving')} value={data?.leaving.count} unit={number} to={`${LIST}?employment=leaving`} />
        <StatCard title={t('hr.checklists.openItems')} value={data?.openItems} unit={number} to={CHECKLISTS} />
        <StatCard title={t('hr.overview.late')} value={data?.lateItems} unit={number} to={CHECKLISTS} />
      </section>
      <div className="grid items-start gap-6 lg:grid-cols-3">
        <Panel title={t('hr.overview.departments')}>{data ? <Departments departments={data.departments} /> : <Loading />}</Panel>
        <Panel title={t('hr.overview.newest')}>{data ? <People people={data.joined.items} /> : <Loading />}</Panel>
        <Panel title={t('hr.overview.leaving')}>{data ? <People people={data.leaving.items} /> : <Loading />}</Panel>
      </div>
      <OpenItems workspaceId={workspaceId} />
    </div>
  )
}

const Loading = () => <Skeleton className="h-44" />

/** One bar per department, as long as its number of people; it opens their list. */
function Departments({ departments }: { departments: readonly { name: string; count: number }[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const most = Math.max(1, ...departments.map(({ count }) => count))
  if (departments.length === 0) return <p className="text-muted-foreground">{t('hr.overview.nobody')}</p>
  return (
    <ul className="space-y-1">
      {departments.map(({ name, count }) => {
        const row = (
          <>
            <bdi className="truncate">{name || t('hr.overview.noDepartment')}</bdi>
            <span aria-hidden className="h-2.5 rounded-full bg-muted">
              <span className="block h-full rounded-full bg-primary" style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className="text-end font-semibold tabular-nums">{formatNumber(count, locale)}</span>
          </>
        )
        const shape = 'grid min-h-11 grid-cols-[minmax(6rem,9rem)_1fr_auto] items-center gap-4 rounded-md px-2'
        // The address of a filter separates choices by commas.
        const isLinked = name !== '' && !name.includes(',')
        return (
          <li key={name}>
            {isLinked ? (
              <Link to={`${LIST}?${new URLSearchParams({ department: name })}`} className={`${shape} hover:bg-muted`}>
                {row}
              </Link>
            ) : (
              <div className={shape}>{row}</div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function People({ people }: { people: readonly { id: string; name: string; position: string; day: string }[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (people.length === 0) return <p className="text-muted-foreground">{t('hr.overview.nobody')}</p>
  return (
    <ul className="space-y-2">
      {people.map(({ id, name, position, day }) => (
        <li key={id} className="flex min-h-11 items-center justify-between gap-4">
          <span className="min-w-0">
            <Link to={employeePath(id)} className="block truncate font-medium underline-offset-4 hover:underline">
              <bdi>{name}</bdi>
            </Link>
            <bdi className="block truncate text-sm text-muted-foreground">{position}</bdi>
          </span>
          <span className="shrink-0 text-muted-foreground">{formatUtcDay(day, locale)}</span>
        </li>
      ))}
    </ul>
  )
}
