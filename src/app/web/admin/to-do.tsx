import { queryOptions, useQuery } from '@tanstack/react-query'
import { Banknote, CircleCheck, Flag, type LucideIcon, Scale, Store, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { checksQuery } from '#domains/accounts/web/index.ts'
import { disputesWaitingQuery } from '#domains/orders/web/index.ts'
import { waitingQuery } from '#domains/vendors/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { type Source, useSource } from '#platform/web/source.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

const payoutsQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'admin', 'toDo', 'payouts'],
    queryFn: async () => (await api.finance.admin.payouts.list({ status: 'pending', limit: 1 })).total.count,
    staleTime: 0,
  })

const reportedQuery = ({ api, language }: Source) =>
  queryOptions({
    queryKey: [language, 'admin', 'toDo', 'reported'],
    queryFn: async () => (await api.reviews.admin.list({ reported: true, limit: 1 })).total.count,
    staleTime: 0,
  })

type Task = { key: string; path: string; icon: LucideIcon; count: number | undefined; alarming?: boolean }

/** What waits for an administrator, each with the way there. Keys: app.admin.toDo.* */
export function ToDo() {
  const { t } = useTranslation()
  const locale = useLocale()
  const source = useSource()
  const { data: checks } = useQuery(checksQuery(source))
  const tasks: Task[] = [
    {
      key: 'breaches',
      path: '/admin/checks',
      icon: TriangleAlert,
      count: checks?.breaches.filter(({ resolvedAt }) => resolvedAt === null).length,
      alarming: true,
    },
    { key: 'disputes', path: '/admin/returns', icon: Scale, count: useQuery(disputesWaitingQuery(source)).data },
    { key: 'applications', path: '/admin/vendors/applications', icon: Store, count: useQuery(waitingQuery(source)).data },
    { key: 'payouts', path: '/admin/payouts?status=pending', icon: Banknote, count: useQuery(payoutsQuery(source)).data },
    { key: 'reported', path: '/admin/reviews?only=reported', icon: Flag, count: useQuery(reportedQuery(source)).data },
  ]
  const known = tasks.every(({ count }) => count !== undefined)
  const open = tasks.filter(({ count = 0 }) => count > 0)
  return (
    <section aria-labelledby="to-do">
      <h2 id="to-do" className="text-lg font-semibold">
        {t('app.admin.toDo.title')}
      </h2>
      {!known && <Skeleton className="mt-4 h-20 rounded-lg" />}
      {known && open.length === 0 && (
        <p className="mt-4 flex min-h-20 items-center gap-3 rounded-lg border bg-card p-5 font-medium">
          <CircleCheck aria-hidden className="size-5 text-success" />
          {t('app.admin.toDo.none')}
        </p>
      )}
      {known && open.length > 0 && (
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {open.map(({ key, path, icon: Icon, count = 0, alarming }) => (
            <li key={key}>
              <Link
                to={path}
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
                  <span className="block text-muted-foreground">{t(`app.admin.toDo.${key}`)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
