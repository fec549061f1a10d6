/** All screens of Plaza: those of the domains, those of the app, and placeholders of areas that are not built yet. */
import { ADMIN_GROUPS, defineScreens, type Screen, screenMatcher } from '#platform/shared/screens.ts'
import { type ComingSoonScreen, comingSoonScreens } from './coming-soon.ts'
import { domainScreens } from './domain-screens.ts'

export const appScreens = defineScreens([
  { path: '/', access: 'anyone', indexed: true },
  { path: '/cart', access: 'anyone' },
  { path: '/search', access: 'anyone' },
  { path: '/offline', access: 'anyone' },
  { path: '/blog', access: 'anyone' },
  { path: '/blog/:slug', access: 'anyone' },
  { path: '/dashboard', access: 'member', label: 'app.area.dashboard.name', icon: 'LayoutDashboard', sidebar: 1, shortcut: 'g d' },
  {
    path: '/vendor/dashboard',
    access: 'vendor',
    label: 'app.area.vendorDashboard.name',
    icon: 'Gauge',
    permission: 'orders',
    sidebar: 17,
  },
  { path: '/profile', access: 'member', label: 'accounts.screen.profile', icon: 'UserRound', shortcut: 'g p' },
  { path: '/profile/:username', access: 'member' },
  { path: '/groups/:groupId', access: 'member' },
  { path: '/settings', access: 'member', label: 'app.area.settings.name', icon: 'Settings', shortcut: 'g s' },
  { path: '/admin', access: 'admin', label: 'app.area.administration.name', icon: 'ShieldCheck', shortcut: 'g a' },
  {
    path: '/admin/settings',
    access: 'admin',
    label: 'accounts.platform.title',
    icon: 'SlidersHorizontal',
    adminGroup: 'platform',
    adminSection: 13,
  },
])

export const screens: readonly Screen[] = [...domainScreens, ...appScreens, ...comingSoonScreens]

export type LabelledScreen = Screen & { label: string; icon: string }

export function isLabelled(screen: Screen): screen is LabelledScreen {
  return screen.label !== undefined && screen.icon !== undefined
}

const byPosition = (key: 'sidebar' | 'adminSection') => (a: Screen, b: Screen) => (a[key] ?? 0) - (b[key] ?? 0)

/** The sidebar's items in the order of spec §2. */
export const sidebarScreens = domainAndAppScreens()
  .filter(({ sidebar }) => sidebar)
  .sort(byPosition('sidebar'))

/** The named screens below an area of the sidebar, in the order of their declaration: those of `/crm` are `/crm/contacts` and so on. */
export function screensBelow(area: string): LabelledScreen[] {
  return domainAndAppScreens().filter(({ path, sidebar, adminSection }) => path.startsWith(`${area}/`) && !sidebar && !adminSection)
}

/** Areas of the sidebar that are not built yet. */
export const comingSoonSidebar: readonly (LabelledScreen & ComingSoonScreen)[] = comingSoonScreens
  .filter((screen): screen is LabelledScreen & ComingSoonScreen => isLabelled(screen) && screen.sidebar !== undefined)
  .sort(byPosition('sidebar'))

export const adminSections = ADMIN_GROUPS.flatMap((group) =>
  domainAndAppScreens()
    .filter(({ adminGroup }) => adminGroup === group)
    .sort(byPosition('adminSection')),
)

/** The targets of the command palette's navigation commands. */
export const goScreens: readonly LabelledScreen[] = domainAndAppScreens()

function domainAndAppScreens(): LabelledScreen[] {
  return [...domainScreens, ...appScreens].filter(isLabelled)
}

/** The screen that a path is or lies below. */
export const findScreen = screenMatcher(screens)

/** The same among labelled screens, for the top bar and breadcrumbs. */
export const findLabelledScreen = screenMatcher(screens.filter(isLabelled))

/** What an area that is not built yet will offer, or null for built ones. */
export function findComingSoon(path: string): ComingSoonScreen | null {
  const screen = findScreen(path)
  return screen && 'comingSoon' in screen ? (screen as ComingSoonScreen) : null
}
