/** The pages that join domains, and the pages of areas that are still to come. */
import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { administrationRoutes, profileRoutes } from '../../domains/accounts/web/routes.ts'
import { categoryAdministrationRoutes } from '../../domains/catalog/web/routes.ts'
import { administrationRoutes as financeDesk, vendorRoutes as financeRoutes } from '../../domains/finance/web/routes.ts'
import { goodsRoutes } from '../../domains/inventory/web/routes.ts'
import { memberRoutes as shoppingRoutes } from '../../domains/marketplace/web/routes.ts'
import {
  orderAdministrationRoutes,
  memberRoutes as orderHistoryRoutes,
  deskRoutes as ordersRoutes,
} from '../../domains/orders/web/routes.ts'
import { vendorRoutes as promotionRoutes, administrationRoutes as promotionsDesk } from '../../domains/promotions/web/routes.ts'
import { administrationRoutes as reviewsAdministration, vendorRoutes } from '../../domains/reviews/web/routes.ts'
import { vendorAdministrationRoutes } from '../../domains/vendors/web/routes.ts'
import { AREAS, type Area, BLOG_EDITOR_PATHS, MENU_AREAS } from '../areas.ts'

const SOON = 'app/web/areas/soon.page.tsx'
const LATER = 'app/web/areas/later.page.tsx'

const pathsOf = ({ path, deeper = [] }: Area) => [path, ...deeper.map((below) => `${path}/${below}`)]
const soonPaths = [...[...AREAS, ...MENU_AREAS].filter((area) => 'soon' in area).flatMap(pathsOf), ...BLOG_EDITOR_PATHS]

/** One file draws many pages, so each names its route itself. */
const drawnBy = (file: string) => (path: string) => route(path.slice(1), file, { id: path })

export const appRoutes: RouteConfigEntry[] = [
  route('dashboard', 'app/web/dashboard/dashboard.page.tsx'),
  route('vendor/dashboard', 'app/web/vendor-dashboard/vendor-dashboard.page.tsx'),
  ...profileRoutes,
  ...shoppingRoutes,
  route('settings', 'app/web/settings/settings.page.tsx'),
  layout('app/web/goods/goods-frame.tsx', goodsRoutes),
  ...financeRoutes,
  ...promotionRoutes,
  ...vendorRoutes,
  ...ordersRoutes,
  ...orderHistoryRoutes,
  route('admin', 'app/web/admin/admin-frame.tsx', [
    index('app/web/admin/overview.page.tsx'),
    ...administrationRoutes,
    ...vendorAdministrationRoutes,
    ...categoryAdministrationRoutes,
    ...orderAdministrationRoutes,
    ...financeDesk,
    ...promotionsDesk,
    ...reviewsAdministration,
    route('settings', 'app/web/admin/platform-settings.page.tsx'),
  ]),
  ...soonPaths.map(drawnBy(SOON)),
]

/** Of the public layout. */
export const laterRoutes: RouteConfigEntry[] = [
  route('cart', 'app/web/cart/cart.page.tsx'),
  route('offline', 'app/web/offline/offline.page.tsx'),
  drawnBy(LATER)('/blog'),
  route('blog/:slug', 'app/web/areas/no-post.page.tsx'),
]

/** The living catalogue of parts: for `npm run dev`, and for tests that ask for it. No build has it. */
const withCatalogue = process.env['NODE_ENV'] === 'development' || process.env['PLAZA_CATALOGUE'] !== undefined

export const catalogueRoutes: RouteConfigEntry[] = withCatalogue ? [route('dev/ui/:part?', 'app/web/catalogue/catalogue.page.tsx')] : []
