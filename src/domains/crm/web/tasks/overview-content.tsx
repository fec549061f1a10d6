import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { StatCard } from '#platform/web/charts/stat-card.tsx'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { MAX_FIGURE } from '../../contract/tasks/task-limits.ts'
import { boardPath, CONTACTS, DEALS, TASKS } from '../deals/deal-paths.ts'
import { overviewQuery } from '../deals/deal-queries.ts'
import { QuickTask } from './quick-task.tsx'
import TasksTable from './tasks-table.tsx'

/** The figures of sales, what is in each open stage, and the open tasks. */
export default function OverviewContent({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(overviewQuery(useSource(), workspaceId))
  if (isLoadingError) return <FailedNotice text={t('crm.overview.failed')} onRetry={() => void refetch()} />
  const number = { kind: 'number', most: MAX_FIGURE } as const
  const [first] = data?.forecast ?? []
  const forecast = data && (first?.weighted.amountMinor ?? 0)
  return (
    <div className="space-y-8">
      <section aria-label={t('crm.overview.figures')} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
        <StatCard title={t('crm.overview.openDeals')} value={data?.openDeals} unit={{ kind: 'number' }} to={`${DEALS}?which=open`} />
        <StatCard
          title={t('crm.overview.forecast')}
          value={forecast}
          unit={{ kind: 'money', currency: first?.weighted.currency ?? 'USD', charged: true }}
          to={`${DEALS}?which=open`}
        />
        <StatCard title={t('crm.overview.staleDeals')} value={data?.staleDeals} unit={number} to={`${DEALS}?which=stale`} />
        <StatCard title={t('crm.overview.tasksDue')} value={data?.tasksDue} unit={number} to={`${TASKS}?which=mineDue`} />
        <StatCard title={t('crm.overview.tasksOverdue')} value={data?.tasksOverdue} unit={number} to={`${TASKS}?which=overdue`} />
        <StatCard title={t('crm.overview.newContacts')} value={data?.newContacts} unit={number} to={CONTACTS} />
      </section>
      <Panel title={t('crm.overview.stages')} lead={t('crm.overview.stagesLead')}>
        {data ? <Stages stages={data.stages} /> : <Skeleton className="h-44" />}
        {(data?.forecast.length ?? 0) > 1 && (
          <p className="mt-4 text-sm text-muted-foreground">
            {data?.forecast.map(({ open, weighted }) => (
              <span key={open.currency} className="me-5 inline-block">
                {t('crm.board.forecast', { open: formatCharge(open), weighted: formatCharge(weighted) })}
              </span>
            ))}
          </p>
        )}
      </Panel>
      <section>
        <header className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-base font-semibold">{t('crm.overview.openTasks')}</h2>
          <span className="flex flex-wrap gap-2">
            <ButtonLink to={DEALS} look="quiet" size="sm">
              {t('crm.deals.title')}
            </ButtonLink>
            <ButtonLink to={CONTACTS} look="quiet" size="sm">
              {t('crm.overview.contacts')}
            </ButtonLink>
            <ButtonLink to={TASKS} look="quiet" size="sm">
              {t('crm.tasks.title')}
            </ButtonLink>
          </span>
        </header>
        <QuickTask workspaceId={workspaceId} about={{}} />
        <TasksTable workspaceId={workspaceId} />
      </section>
    </div>
  )
}

type Stage = {
  pipeline: { id: string; name: string }
  id: string
  title: string
  count: number
  sums: { amountMinor: number; currency: string }[]
}

/** One bar per open stage, as long as its number of deals; it opens the board. */
function Stages({ stages }: { stages: readonly Stage[] }) {
  const locale = useLocale()
  const most = Math.max(1, ...stages.map(({ count }) => count))
  const several = new Set(stages.map(({ pipeline }) => pipeline.id)).size > 1
  return (
    <ul className="space-y-1">
      {stages.map(({ pipeline, id, title, count, sums }) => (
        <li key={id}>
          <Link
            to={boardPath(pipeline.id)}
            className="grid min-h-11 grid-cols-[minmax(7rem,12rem)_1fr_auto] items-center gap-4 rounded-md px-2 hover:bg-muted"
          >
            <span className="truncate">
              <bdi>{several ? `${pipeline.name} · ${title}` : title}</bdi>
            </span>
            <span aria-hidden className="h-2.5 rounded-full bg-muted">
              <span className="block h-full rounded-full bg-primary" style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <span className="text-end tabular-nums">
              <span className="font-semibold">{formatNumber(count, locale)}</span>
              <span className="ms-3 inline-block min-w-24 text-muted-foreground">{sums.map(formatCharge).join(' · ')}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
