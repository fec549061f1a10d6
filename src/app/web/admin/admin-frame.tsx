/** Navigation of the admin area. The route guard keeps everyone but administrators out (src/app/access.ts). */
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from 'react-router'
import { SecondFactorBanner, SecondFactorNeeded, useSecondFactorOverdue, ViolationBanner } from '#domains/accounts/web/index.ts'
import { screenMatcher } from '#platform/shared/screens.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { adminSections } from '../../screens.ts'
import { ScreenIcon } from '../frame/screen-icon.tsx'
import { useAdminTasks } from './use-admin-tasks.ts'

const OVERVIEW = { path: '/admin', label: 'app.admin.overview.title', icon: 'LayoutDashboard' } as const

const findSection = screenMatcher(adminSections)

export default function AdminFrame() {
  if (!useSecondFactorOverdue()) return <AdminSections />
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <SecondFactorNeeded />
    </main>
  )
}

function AdminSections() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const locale = useLocale()
  const tasks = useAdminTasks()
  const current = findSection(pathname)?.path ?? OVERVIEW.path
  const countOf = (path: string) => tasks.find(({ section }) => section === path)?.count.data ?? 0
  return (
    <main id="content" className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-10">
      <h1 className="text-xl font-bold tracking-tight">{t('app.admin.title')}</h1>
      <nav aria-label={t('app.admin.sections')} className="-mx-4 mt-4 border-b md:-mx-8">
        <ul className="flex scrollbar-none gap-1 overflow-x-auto px-4 md:flex-wrap md:overflow-visible md:px-8">
          {[OVERVIEW, ...adminSections].map(({ path, label, icon }) => (
            <li key={path} className="shrink-0">
              <Link
                to={path}
                ref={path === current ? scrollIntoStrip : undefined}
                aria-current={path === current ? 'page' : undefined}
                className="-mb-px flex min-h-11 items-center gap-2.5 border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-muted-foreground transition hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-foreground"
              >
                <ScreenIcon name={icon} className="size-4.5" />
                {t(label)}
                {countOf(path) > 0 && (
                  <span className="rounded-full bg-primary px-2 py-0.5 text-xs font-semibold text-primary-foreground tabular-nums">
                    {formatNumber(countOf(path), locale)}
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SecondFactorBanner className="mt-4" />
      <ViolationBanner />
      <div className="mt-6">
        <Outlet />
      </div>
    </main>
  )
}

/** On a phone the sections are a scrolling strip; scrolls the current one into view. */
function scrollIntoStrip(section: HTMLAnchorElement | null): void {
  const strip = section?.closest('ul')
  if (!section || !strip || strip.scrollWidth <= strip.clientWidth) return
  const inside = section.getBoundingClientRect()
  const around = strip.getBoundingClientRect()
  strip.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2)
}
