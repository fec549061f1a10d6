import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useAdminTasks } from './use-admin-tasks.ts'

type AdminTasks = ReturnType<typeof useAdminTasks>

/** The open tasks of administrators, or null until all are counted. */
export function useOpenTasks(): AdminTasks | null {
  const tasks = useAdminTasks()
  return tasks.every(({ count }) => count !== undefined) ? tasks.filter(({ count = 0 }) => count > 0) : null
}

/** Links to the open tasks. */
export function ToDo({ open }: { open: AdminTasks | null }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do" className="text-lg font-semibold">
        {t('app.admin.toDo.title')}
      </h2>
      {open === null && <Skeleton className="mt-4 h-20 rounded-lg" />}
      {open?.length === 0 && (
        <p className="mt-4 flex min-h-20 items-center gap-3 rounded-lg border bg-card p-5 font-medium">
          <CircleCheck aria-hidden className="size-5 text-success" />
          {t('app.admin.toDo.none')}
        </p>
      )}
      {open !== null && open.length > 0 && (
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {open.map(({ key, href, label, icon: Icon, count = 0, alarming }) => (
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
                  <span className="block text-lg leading-tight font-semibold tabular-nums">{formatNumber(count, locale)}</span>
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
