/** The routes of Plaza: every screen with its page, in the layout that its access asks for. */
import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { comingSoonScreens } from './app/coming-soon.ts'
import { domainPages } from './app/domain-pages.ts'
import { appScreens } from './app/screens.ts'
import { pages as appPages, catalogRoutes, comingSoonPage, frames } from './app/web/routes.ts'
import type { Screen } from './platform/shared/screens.ts'

type Layout = 'login' | 'checkout' | 'app' | 'admin' | 'public'
type Placed = { layout: Layout; path: string; file: string }

function layoutOf({ access, layout }: Screen): Layout {
  if (layout) return layout
  if (access === 'anyone') return 'public'
  return access === 'admin' ? 'admin' : 'app'
}

const placed: Placed[] = [
  ...domainPages.flatMap(({ domain, screens, pages }) =>
    screens.map((screen) => ({
      layout: layoutOf(screen),
      path: screen.path,
      file: `domains/${domain}/web/${pages[screen.path]}`,
    })),
  ),
  ...appScreens.map((screen) => ({ layout: layoutOf(screen), path: screen.path, file: `app/web/${appPages[screen.path]}` })),
  ...comingSoonScreens.map((screen) => ({ layout: layoutOf(screen), path: screen.path, file: comingSoonPage })),
]

/** One file may render several pages, so each route has its path as id. */
function toRoutes(wanted: Layout): RouteConfigEntry[] {
  return placed
    .filter(({ layout }) => layout === wanted)
    .map(({ path, file }) => (path === '/' ? { index: true, file, id: path } : route(path.slice(1), file, { id: path })))
}

/** The pages of the app layout, those below a frame's path inside that frame. */
function framedRoutes(): RouteConfigEntry[] {
  return frames.reduce((entries, { file, below }) => {
    const isInside = ({ path }: RouteConfigEntry) => path === below || path?.startsWith(`${below}/`)
    return [...entries.filter((entry) => !isInside(entry)), layout(file, entries.filter(isInside))]
  }, toRoutes('app'))
}

export default [
  ...catalogRoutes,
  layout('app/web/shells/auth-shell.tsx', toRoutes('login')),
  layout('app/web/shells/checkout-shell.tsx', toRoutes('checkout')),
  layout('app/web/shells/app-shell.tsx', [...framedRoutes(), layout('app/web/admin/admin-frame.tsx', toRoutes('admin'))]),
  layout('app/web/shells/public-shell.tsx', [...toRoutes('public'), route('*', 'app/web/unknown-path.page.tsx')]),
] satisfies RouteConfig
