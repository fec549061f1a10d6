/** The rooms of the operator. Who is no administrator does not get here (src/app/areas.ts). */
import { useQuery } from '@tanstack/react-query'
import {
  Banknote,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareText,
  PackageSearch,
  Percent,
  Scale,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  Store,
  Tags,
  TicketPercent,
  UsersRound,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from 'react-router'
import { BreachBanner } from '#domains/accounts/web/index.ts'
import { disputesWaitingQuery } from '#domains/orders/web/index.ts'
import { waitingQuery } from '#domains/vendors/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useSource } from '#platform/web/source.ts'

type Room = {
  path: string
  name: string
  icon: LucideIcon
  is: (pathname: string) => boolean /** How many wait for a decision. */
  waiting?: number
}

export default function AdminFrame() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const locale = useLocale()
  const source = useSource()
  const { data: applications = 0 } = useQuery(waitingQuery(source))
  const { data: disputes = 0 } = useQuery(disputesWaitingQuery(source))
  const rooms: Room[] = [
    { path: '/admin', name: t('app.admin.overview.title'), icon: LayoutDashboard, is: (at) => /^\/admin\/?$/.test(at) },
    { path: '/admin/orders', name: t('orders.operator.title'), icon: PackageSearch, is: (at) => at.startsWith('/admin/orders') },
    {
      path: '/admin/returns',
      name: t('orders.disputes.title'),
      icon: Scale,
      is: (at) => at.startsWith('/admin/returns'),
      waiting: disputes,
    },
    {
      path: '/admin/promotions',
      name: t('promotions.title'),
      icon: TicketPercent,
      is: (at) => at.startsWith('/admin/promotions'),
    },
    {
      path: '/admin/vendors',
      name: t('vendors.admin.title'),
      icon: Store,
      is: (at) => at.startsWith('/admin/vendors'),
      waiting: applications,
    },
    { path: '/admin/reviews', name: t('reviews.desk.title'), icon: MessageSquareText, is: (at) => at.startsWith('/admin/reviews') },
    { path: '/admin/payouts', name: t('finance.desk.payouts'), icon: Banknote, is: (at) => at.startsWith('/admin/payouts') },
    { path: '/admin/commission', name: t('finance.commission.title'), icon: Percent, is: (at) => at.startsWith('/admin/commission') },
    { path: '/admin/categories', name: t('catalog.categories.title'), icon: Tags, is: (at) => at.startsWith('/admin/categories') },
    { path: '/admin/users', name: t('accounts.admin.users'), icon: UsersRound, is: (at) => at.startsWith('/admin/users') },
    { path: '/admin/settings', name: t('accounts.platform.title'), icon: SlidersHorizontal, is: (at) => at.startsWith('/admin/settings') },
    { path: '/admin/checks', name: t('accounts.checks.title'), icon: ShieldCheck, is: (at) => at.startsWith('/admin/checks') },
    { path: '/admin/audit', name: t('accounts.audit.title'), icon: ScrollText, is: (at) => at.startsWith('/admin/audit') },
  ]
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <h1 className="text-xl font-bold tracking-tight">{t('app.admin.title')}</h1>
      <nav aria-label={t('app.admin.rooms')} className="-mx-4 mt-4 border-b md:-mx-8">
        <ul className="flex scrollbar-none gap-1 overflow-x-auto px-4 md:flex-wrap md:overflow-visible md:px-8">
          {rooms.map(({ path, name, icon: Icon, is, waiting = 0 }) => (
            <li key={path} className="shrink-0">
              <Link
                to={path}
                ref={is(pathname) ? show : undefined}
                aria-current={is(pathname) ? 'page' : undefined}
                className="-mb-px flex min-h-11 items-center gap-2.5 border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-muted-foreground transition hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground"
              >
                <Icon aria-hidden className="size-4.5" />
                {name}
                {waiting > 0 && (
                  <span className="rounded-full bg-primary px-2 py-0.5 text-xs font-semibold text-primary-foreground tabular-nums">
                    {formatNumber(waiting, locale)}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <BreachBanner />
      <div className="mt-6">
        <Outlet />
      </div>
    </main>
  )
}

/** On a phone the rooms are a strip; the one somebody is in is on the screen. */
function show(room: HTMLAnchorElement | null): void {
  const strip = room?.closest('ul')
  if (!room || !strip || strip.scrollWidth <= strip.clientWidth) return
  const [inside, around] = [room.getBoundingClientRect(), strip.getBoundingClientRect()]
  strip.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2)
}
