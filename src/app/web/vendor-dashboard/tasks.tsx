/** Open tasks with links. Tasks that need a missing permission are hidden. */
import { useQuery } from '@tanstack/react-query'
import { Banknote, CircleCheck, HandCoins, type LucideIcon, MessageCircleQuestion, PackageOpen, PackageX, Star, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { productPath } from '#domains/catalog/web/index.ts'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { useSource } from '#platform/web/source.ts'
import { lowStockQuery, moneyQuery, ordersToDoQuery, questionsToDoQuery, reviewsToDoQuery } from './queries.ts'

export type Task = {
  key: 'ship' | 'returns' | 'reviews' | 'questions' | 'lowStock' | 'toCollect' | 'payout'
  icon: LucideIcon
  to: string
  shown: string
}

/** Keys: app.vendorDashboard.task.* */
export function Tasks({ tasks }: { tasks: readonly Task[] }) {
  const { t } = useTranslation()
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

/** Null until everything has loaded, so that the layout does not shift. */
export function useTasks(workspaceId: string): Task[] | null {
  const locale = useLocale()
  const source = useSource()
  const ordersAsked = useQuery(ordersToDoQuery(source, workspaceId))
  const permissions = useWorkspace()?.permissions ?? []
  const [catalog, finance] = [{ enabled: permissions.includes('catalog') }, { enabled: permissions.includes('finance') }]
  const reviewsAsked = useQuery({ ...reviewsToDoQuery(source, workspaceId), ...catalog })
  const questionsAsked = useQuery({ ...questionsToDoQuery(source, workspaceId), ...catalog })
  const lowAsked = useQuery({ ...lowStockQuery(source, workspaceId), ...catalog })
  const moneyAsked = useQuery({ ...moneyQuery(source, workspaceId), ...finance })
  if ([ordersAsked, reviewsAsked, questionsAsked, lowAsked, moneyAsked].some(({ isLoading }) => isLoading)) return null
  const orders = ordersAsked.data
  const questions = questionsAsked.data
  const money = moneyAsked.data
  const counted = (key: Task['key'], icon: LucideIcon, to: string, count: number): Task[] =>
    count > 0 ? [{ key, icon, to, shown: formatNumber(count, locale) }] : []
  const [asked] = questions?.items ?? []
  const payable = money?.balances.find(({ available }) => available.amountMinor >= money.minPayout.amountMinor)
  const toCollect = money?.balances.find((balances) => balances.toCollect.amountMinor > 0)
  return [
    ...counted('ship', PackageOpen, '/orders?toDo=ship&sort=placed', orders?.ship.count ?? 0),
    ...counted('returns', Undo2, '/orders?toDo=returns', orders?.returns.count ?? 0),
    ...counted('reviews', Star, '/vendor/reviews?status=pending', reviewsAsked.data ?? 0),
    ...counted('questions', MessageCircleQuestion, asked ? productPath(asked.productId) : '/products', questions?.count ?? 0),
    ...counted('lowStock', PackageX, '/products?stock=low', lowAsked.data?.total.count ?? 0),
    ...(toCollect
      ? [
          {
            key: 'toCollect' as const,
            icon: HandCoins,
            to: '/vendor/finances?tab=earnings&state=toCollect',
            shown: formatCharge(toCollect.toCollect),
          },
        ]
      : []),
    ...(payable
      ? [{ key: 'payout' as const, icon: Banknote, to: '/vendor/finances?tab=available', shown: formatCharge(payable.available) }]
      : []),
  ]
}
