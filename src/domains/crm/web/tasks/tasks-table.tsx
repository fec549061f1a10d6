import { ListTodo, Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMoment, formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'
import { DataTable } from '#platform/web/table/data-table.tsx'
import type { Column } from '#platform/web/table/table.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { IconButton } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { TASK_VIEWS } from '../../contract/deals/deal-limits.ts'
import type { TaskView } from '../../contract.ts'
import { contactHref, dealPath } from '../deals/deal-paths.ts'
import { type About, taskTable } from '../deals/deal-queries.ts'
import { CompleteBox } from './complete-box.tsx'

const TaskSheet = lazy(() => import('./task-sheet.tsx'))

const IDENTITY = { id: ({ id }: TaskView) => id, name: ({ title }: TaskView) => title }

/** Open tasks by day, or one of the ready views. Keys: crm.tasks.which.* */
export default function TasksTable({ workspaceId, about = {} }: { workspaceId: string; about?: About }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [editing, setEditing] = useState<TaskView | null>(null)
  const isWhole = about.contactId === undefined && about.dealId === undefined
  const columns: Column<TaskView>[] = [
    {
      key: 'title',
      title: t('crm.tasks.field.title'),
      cell: (task) => (
        <span className="flex items-start gap-3">
          <CompleteBox task={task} workspaceId={workspaceId} />
          <bdi className={task.completed ? 'text-muted-foreground line-through' : 'font-medium'}>{task.title}</bdi>
        </span>
      ),
      width: 'min-w-56 max-w-96',
      text: ({ title }) => title,
    },
    {
      key: 'due',
      title: t('crm.tasks.field.dueOn'),
      cell: ({ dueOn, overdue }) =>
        dueOn && (
          <span className="inline-flex flex-wrap items-center gap-2">
            {formatUtcDay(dueOn, locale)}
            {overdue && <Badge tone="destructive">{t('crm.tasks.overdue')}</Badge>}
          </span>
        ),
      width: 'whitespace-nowrap',
      text: ({ dueOn }) => dueOn ?? '',
    },
    {
      key: 'about',
      title: t('crm.tasks.about'),
      cell: ({ contact, deal }) =>
        (contact || deal) && (
          <span className="flex flex-wrap gap-x-3">
            {deal && (
              <Link to={dealPath(deal.id)} className="underline-offset-4 hover:underline">
                <bdi>{deal.name}</bdi>
              </Link>
            )}
            {contact && (
              <Link to={contactHref(contact.id)} className="text-muted-foreground underline-offset-4 hover:underline">
                <bdi>{contact.name}</bdi>
              </Link>
            )}
          </span>
        ),
      width: 'max-w-72',
      text: ({ contact, deal }) => [deal?.name, contact?.name].filter(Boolean).join(', '),
    },
    {
      key: 'owner',
      title: t('crm.tasks.field.ownerId'),
      cell: ({ owner }) => owner && <bdi>{owner.name}</bdi>,
      text: ({ owner }) => owner?.name ?? '',
    },
    {
      key: 'reminder',
      title: t('crm.tasks.field.remindAt'),
      extra: true,
      cell: ({ remindAt }) => remindAt && formatMoment(remindAt, locale),
      text: ({ remindAt }) => remindAt ?? '',
    },
    {
      key: 'edit',
      title: t('crm.edit'),
      align: 'end',
      card: 'plain',
      cell: (task) => (
        <IconButton label={t('crm.tasks.edit', { title: task.title })} onClick={() => setEditing(task)}>
          <Pencil aria-hidden className="size-4" />
        </IconButton>
      ),
    },
  ]
  return (
    <>
      <DataTable
        list={isWhole ? 'crm.tasks' : 'crm.tasksOf'}
        label={t('crm.tasks.title')}
        query={taskTable(useSource(), workspaceId, about)}
        columns={columns}
        identity={IDENTITY}
        {...(isWhole
          ? {
              filters: [
                {
                  key: 'which',
                  title: t('crm.tasks.whichTitle'),
                  kind: 'choice' as const,
                  views: true,
                  options: TASK_VIEWS.map((value) => ({ value, label: t(`crm.tasks.which.${value}`) })),
                },
              ],
              search: t('crm.tasks.search'),
            }
          : { plain: true, prefix: 'tasks', paging: 'more' as const })}
        failed={t('crm.tasks.failed')}
        empty={<Notice icon={ListTodo} title={t('crm.tasks.none')} text={t('crm.tasks.noneText')} />}
      />
      {editing && (
        <Suspense>
          <TaskSheet key={editing.id} task={editing} workspaceId={workspaceId} onClose={() => setEditing(null)} />
        </Suspense>
      )}
    </>
  )
}
