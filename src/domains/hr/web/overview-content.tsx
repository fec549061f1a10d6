import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber, formatUtcDay } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { SectionLoading } from '#platform/web/ui/section-loading.tsx'
import type { ChartPerson, EmployeeView } from '../contract.ts'
import { employeePath } from './paths.ts'
import { chartQuery, leavingQuery, newestQuery } from './queries.ts'

/** How many work where, who began last, and who leaves. */
export default function OverviewContent({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const source = useSource()
  const chart = useQuery(chartQuery(source, workspaceId))
  const newest = useQuery(newestQuery(source, workspaceId))
  const leaving = useQuery(leavingQuery(source, workspaceId))
  const failed = [chart, newest, leaving].find(({ isLoadingError }) => isLoadingError)
  if (failed) return <FailedNotice text={t('hr.employees.listFailed')} onRetry={() => void failed.refetch()} />
  if (!chart.data || !newest.data || !leaving.data) return <SectionLoading />
  const total = `${formatNumber(newest.data.total.count, locale)}${newest.data.total.exact ? '' : '+'}`
  return (
    <div className="grid items-start gap-6 lg:grid-cols-3">
      <Panel title={t('hr.overview.departments')} lead={t('hr.overview.headcount', { total })}>
        <ul className="space-y-2">
          {(chart.data.complete ? countByDepartment(chart.data.people) : []).map(([department, count]) => (
            <li key={department} className="flex justify-between gap-4">
              <bdi>{department || t('hr.overview.noDepartment')}</bdi>
              <span className="tabular-nums">{formatNumber(count, locale)}</span>
            </li>
          ))}
        </ul>
      </Panel>
      <People title={t('hr.overview.newest')} people={newest.data.items} dayOf={({ hireDate }) => hireDate} />
      <People title={t('hr.overview.leaving')} people={leaving.data.items} dayOf={({ lastDay }) => lastDay} />
    </div>
  )
}

function countByDepartment(people: readonly ChartPerson[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const { department } of people) counts.set(department, (counts.get(department) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

type PeopleProps = { title: string; people: readonly EmployeeView[]; dayOf: (employee: EmployeeView) => string | null }

function People({ title, people, dayOf }: PeopleProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Panel title={title}>
      {people.length === 0 && <p className="text-muted-foreground">{t('hr.overview.nobody')}</p>}
      <ul className="space-y-2">
        {people.map((employee) => {
          const day = dayOf(employee)
          return (
            <li key={employee.id} className="flex justify-between gap-4">
              <Link to={employeePath(employee.id)} className="min-w-0 truncate underline-offset-4 hover:underline">
                <bdi>{employee.name}</bdi>
              </Link>
              <span className="shrink-0 text-muted-foreground">{day && formatUtcDay(day, locale)}</span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
