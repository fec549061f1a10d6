import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { routes as checkout } from './domains/checkout/web/routes.ts'
import { routes as marketplace } from './domains/marketplace/web/routes.ts'
import { routes as orders } from './domains/orders/web/routes.ts'

export default [
  layout('app/web/shells/public-shell.tsx', [
    index('app/web/landing/landing.page.tsx'),
    ...marketplace,
    ...checkout,
    ...orders,
    route('*', 'app/web/elsewhere.page.tsx'),
  ]),
] satisfies RouteConfig
