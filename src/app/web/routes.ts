/** The pages that join domains, and the pages of areas that are still to come. */
import { type RouteConfigEntry, route } from '@react-router/dev/routes'
import { AREAS, DEEPER_PATHS, MENU_AREAS } from '../areas.ts'

const SOON = 'app/web/areas/soon.page.tsx'
const DEEPER: Readonly<Record<string, readonly string[] | undefined>> = DEEPER_PATHS
/** Of the blog's and the automation's editors, which do not stand below their area's path. */
const ASIDE = ['/blog/new', '/blog/edit/:postId']

const soonPaths = [...AREAS, ...MENU_AREAS].flatMap((area) =>
  'soon' in area ? [area.path, ...(DEEPER[area.key] ?? []).map((deeper) => `${area.path}/${deeper}`)] : [],
)

export const soonRoutes: RouteConfigEntry[] = [...soonPaths, ...ASIDE].map((path) => route(path.slice(1), SOON, { id: `soon:${path}` }))

export const appRoutes: RouteConfigEntry[] = [route('dashboard', 'app/web/dashboard/dashboard.page.tsx'), ...soonRoutes]
