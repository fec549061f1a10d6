import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { useAdminTasks } from './use-admin-tasks.ts'

type AdminTasks = ReturnType<typeof useAdminTasks>

/** Whether a task is neither counted nor failed yet. */
export const isCounting = (tasks: AdminTasks) => tasks.some(({ count }) => count.data === undefined && !count.isError)

/** Links to the open tasks, once each task is counted or has failed. */
export function ToDo({ tasks }: { tasks: AdminTasks }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const counting = isCounting(tasks)
  const open = tasks.filter(({ count }) => (count.data ?? 0) > 0)
  const failed = tasks.filter(({ count }) => count.isError)
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do" className="text-lg font-semibold">
        {t('app.admin.toDo.title')}
      </h2>
      {counting && <Skeleton className="mt-4 h-20 rounded-lg" />}
      {!counting && failed.length > 0 && (
        <div className="mt-4">
          <FailedNotice
            text={t('app.admin.toDo.failed')}
            onRetry={() => {
              for (const { count } of failed) count.refetch()
            }}
          />
        </div>
      )}
      {!counting && failed.length === 0 && open.length === 0 && (
        <p className="mt-4 flex min-h-20 items-center gap-3 rounded-lg border bg-card p-5 font-medium">
          <CircleCheck aria-hidden className="size-5 text-success" />
          {t('app.admin.toDo.none')}
        </p>
      )}
      {!counting && open.length > 0 && (
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {open.map(({ key, href, label, icon: Icon, count, alarming }) => (
            <li key={key}>
              <Link
                to={href}
                className={classes(
                  'flex min-h-20 items-center gap-4 rounded-lg border bg-card p-4 transition hover:border-input',
                  alarming && 'border-destructive/60',
                )}
              >
                <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-muted">
                  <Icon aria-hidden className={classes('size-5', alarming && 'text-destructive')} />
                </span>
                <span className="min-w-0">
                  <span className="block text-lg leading-tight font-semibold tabular-nums">{formatNumber(count.data ?? 0, locale)}</span>
                  <span className="block text-muted-foreground">{t(label)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
