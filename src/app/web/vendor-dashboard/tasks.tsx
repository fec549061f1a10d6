/** What to do now, each with the way to it. What is not entrusted to whoever looks is not shown to them. */
import { useQuery } from '@tanstack/react-query'
import { Banknote, CircleCheck, type LucideIcon, MessageCircleQuestion, PackageOpen, PackageX, Star, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { productPath } from '#domains/catalog/web/index.ts'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { lowStockQuery, moneyQuery, ordersToDoQuery, questionsToDoQuery, reviewsToDoQuery } from './queries.ts'

type Task = { key: 'ship' | 'returns' | 'reviews' | 'questions' | 'lowStock' | 'payout'; icon: LucideIcon; to: string; shown: string }

/** Keys: app.vendorDashboard.task.* */
export function Tasks({ workspaceId }: { workspaceId: string }) {
  const { t } = useTranslation()
  const tasks = useTasks(workspaceId)
  if (!tasks) return <Skeleton className="h-24 rounded-lg" />
  return (
    <section aria-labelledby="tasks">
      <h2 id="tasks" className="sr-only">
        {t('app.vendorDashboard.tasks')}
      </h2>
      {tasks.length === 0 ? (
        <p className="flex items-center gap-3 rounded-lg border bg-card px-5 py-4">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
          {t('app.vendorDashboard.nothingWaits')}
        </p>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
          {tasks.map(({ key, icon: Icon, to, shown }) => (
            <li key={key}>
              <Link
                to={to}
                className="flex h-full min-h-24 flex-col justify-between gap-2 rounded-lg border bg-card p-4 transition hover:border-input"
              >
                <span className="flex items-start justify-between gap-2">
                  <span className="text-lg leading-none font-bold tabular-nums">{shown}</span>
                  <Icon aria-hidden className="size-5 shrink-0 text-primary" />
                </span>
                <span className="leading-snug font-medium text-muted-foreground">{t(`app.vendorDashboard.task.${key}`)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Null until the orders are known; the others come as they come. */
function useTasks(workspaceId: string): Task[] | null {
  const locale = useLocale()
  const source = useSource()
  const orders = useQuery(ordersToDoQuery(source, workspaceId)).data
  const areas = useWorkspace()?.areas ?? []
  const [catalog, finance] = [{ enabled: areas.includes('catalog') }, { enabled: areas.includes('finance') }]
  const reviews = useQuery({ ...reviewsToDoQuery(source, workspaceId), ...catalog }).data ?? 0
  const questions = useQuery({ ...questionsToDoQuery(source, workspaceId), ...catalog }).data
  const low = useQuery({ ...lowStockQuery(source, workspaceId), ...catalog }).data?.total.count ?? 0
  const money = useQuery({ ...moneyQuery(source, workspaceId), ...finance }).data
  if (!orders) return null
  const counted = (key: Task['key'], icon: LucideIcon, to: string, count: number): Task[] =>
    count > 0 ? [{ key, icon, to, shown: formatNumber(count, locale) }] : []
  const [asked] = questions?.items ?? []
  const payable = money?.balances.find(({ available }) => available.amountMinor >= money.minPayout.amountMinor)
  return [
    ...counted('ship', PackageOpen, '/orders?toDo=ship&sort=placed', orders.ship.count),
    ...counted('returns', Undo2, '/orders?toDo=returns', orders.returns.count),
    ...counted('reviews', Star, '/vendor/reviews?status=pending', reviews),
    ...counted('questions', MessageCircleQuestion, asked ? productPath(asked.productId) : '/products', questions?.count ?? 0),
    ...counted('lowStock', PackageX, '/products?stock=low', low),
    ...(payable ? [{ key: 'payout' as const, icon: Banknote, to: '/vendor/finances', shown: formatCharge(payable.available) }] : []),
  ]
}
