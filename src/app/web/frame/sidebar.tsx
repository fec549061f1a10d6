/** The sidebar: the screens of spec §2 in their order, what is still to come, then account and administration. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import type { MeView } from '#domains/accounts/contract.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { Logo, Mark } from '#platform/web/ui/logo.tsx'
import { useMedia } from '#platform/web/use-media.ts'
import { mayOpen } from '../../access.ts'
import { comingSoonSidebar, findComingSoon, findLabelledScreen, type LabelledScreen, screensBelow, sidebarScreens } from '../../screens.ts'
import { AreaLinks } from './area-links.tsx'
import { SidebarLink } from './sidebar-link.tsx'
import { SidebarSection } from './sidebar-section.tsx'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

const ACCOUNT = ['/profile', '/settings'].flatMap((path) => findLabelledScreen(path) ?? [])
const ADMINISTRATION = ['/admin'].flatMap((path) => findLabelledScreen(path) ?? [])

/** Positions of spec §2 that begin a visual group. */
const GROUP_STARTS = [6, 9, 17, 20, 22]

const beginsGroup = (before: LabelledScreen | undefined, screen: LabelledScreen) =>
  before !== undefined && GROUP_STARTS.some((start) => (before.sidebar ?? 0) < start && (screen.sidebar ?? 0) >= start)

export function Sidebar({ me, narrow }: { me: MeView; narrow: boolean }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const mine = (screens: readonly LabelledScreen[]) => screens.filter(({ access }) => mayOpen(access, me))
  return (
    <>
      <div className="px-3 pb-3">
        <WorkspaceSwitcher narrow={narrow} />
      </div>
      <nav aria-label={t('app.sidebar.label')} className="min-h-0 grow overflow-y-auto overscroll-contain px-3 pb-6 [scrollbar-width:thin]">
        <Links screens={mine(sidebarScreens)} narrow={narrow} />
        <SidebarSection label={t('app.sidebar.account')} narrow={narrow}>
          <Links screens={mine(ACCOUNT)} narrow={narrow} />
        </SidebarSection>
        {mine(ADMINISTRATION).length > 0 && (
          <div className="mt-3 border-t pt-3">
            <Links screens={mine(ADMINISTRATION)} narrow={narrow} />
          </div>
        )}
        <SidebarSection label={t('app.area.comingLater')} narrow={narrow} folded={findComingSoon(pathname) === null}>
          <Links screens={mine(comingSoonSidebar)} narrow={narrow} />
        </SidebarSection>
      </nav>
    </>
  )
}

function Links({ screens, narrow }: { screens: readonly LabelledScreen[]; narrow: boolean }): ReactNode {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const canHover = useMedia('(hover: hover)')
  return (
    <ul className="flex flex-col gap-px">
      {screens.map((screen, index) => {
        const below = isWithin(pathname, screen.path) ? screensBelow(screen.path) : []
        return (
          <li key={screen.path} className={classes(beginsGroup(screens[index - 1], screen) && 'mt-3')}>
            <SidebarLink
              to={screen.path}
              icon={screen.icon}
              label={t(screen.label)}
              narrow={narrow}
              hasTooltip={narrow && canHover}
              end={!narrow && below.some(({ path }) => isWithin(pathname, path))}
            />
            {below.length > 0 && !narrow && <AreaLinks screens={below} />}
          </li>
        )
      })}
    </ul>
  )
}

const isWithin = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

export function SidebarHome({ narrow = false }: { narrow?: boolean }) {
  const { t } = useTranslation()
  return (
    <Link
      to="/"
      aria-label={t('app.nav.logo')}
      className={classes('inline-flex min-h-11 items-center rounded-md px-1', narrow && 'mx-auto')}
    >
      {narrow ? <Mark className="size-8" /> : <Logo />}
    </Link>
  )
}
