import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { appRoutes, catalogueRoutes, laterRoutes } from './app/web/routes.ts'
import { entryRoutes } from './domains/accounts/web/routes.ts'
import { routes as checkout } from './domains/checkout/web/routes.ts'
import { routes as marketplace } from './domains/marketplace/web/routes.ts'
import { routes as orders } from './domains/orders/web/routes.ts'
import { programmeRoutes } from './domains/vendors/web/routes.ts'
import { invitationRoutes } from './domains/workspaces/web/routes.ts'

export default [
  ...catalogueRoutes,
  layout('app/web/shells/auth-shell.tsx', [...entryRoutes, ...invitationRoutes]),
  layout('app/web/shells/app-shell.tsx', appRoutes),
  layout('app/web/shells/public-shell.tsx', [
    index('app/web/landing/landing.page.tsx'),
    ...marketplace,
    ...checkout,
    ...orders,
    ...programmeRoutes,
    ...laterRoutes,
    route('*', 'app/web/elsewhere.page.tsx'),
  ]),
] satisfies RouteConfig
