import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import routes from '../../routes.ts'
import { type RequiredRole, requiredRole } from '../access.ts'
import { findComingSoon, screens } from '../screens.ts'

const APP_SHELL = 'app/web/shells/app-shell.tsx'

/** The routes of spec §2, as written there. */
const SPECIFIED = {
  public: [
    '/',
    '/marketplace',
    '/products/{productId}',
    '/checkout',
    '/order-confirmation/{orderId}',
    '/vendor/register',
    '/blog',
    '/blog/{slug}',
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password',
    '/verify-email',
  ],
  app: `dashboard, analytics, reporting, reporting/new, reporting/{reportId}, reporting/{reportId}/edit, automation, automation/new,
    automation/{workflowId}, developer, seo, social, profile, profile/{username}, network, messages, messages/{conversationId}, groups,
    groups/{groupId}, groups/{groupId}/settings, settings, notifications, store-builder, cms, crm, crm/contacts, crm/contacts/{contactId},
    crm/pipeline, crm/tasks, hr, hr/employees, hr/employees/{employeeId}, hr/leave, hr/payroll, hr/org-chart, procurement,
    procurement/purchase-orders, procurement/purchase-orders/{poId}, procurement/suppliers, media, erp, products, products/new,
    products/{productId}/edit, products/categories, inventory, inventory/warehouses, inventory/transfers, orders, orders/{orderId},
    order-history, blog/manage, blog/new, blog/edit/{postId}, vendor/dashboard, vendor/reviews, vendor/finances`
    .split(',')
    .map((path) => `/${path.trim()}`),
}

type Place = { path: string; file: string; inApp: boolean }

/** Every page with its full path, and whether it uses the app layout. */
function placesOf(entries: readonly RouteConfigEntry[], above = '', inApp = false): Place[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const whole = path ? `${above}/${path}` : above
    if (!children) return [{ path: whole || '/', file, inApp }]
    return placesOf(children, whole, inApp || file === APP_SHELL)
  })
}

/** `/orders/{orderId}` and `/orders/:orderId` are the same path. */
const anyParameter = (path: string) => path.replace(/:\w+|\{\w+\}/g, '*')

/** An example address of the path. */
const example = (path: string) => path.replace(/:\w+/g, 'some-1')

/** Pages whose required role does not match their layout. */
function misplaced(places: readonly Place[]): string[] {
  return places.filter(({ path, inApp }) => inApp !== (requiredRole(example(path)) !== null)).map(({ path }) => path)
}

const PLACES = placesOf(routes as RouteConfigEntry[])
const pathsOf = (inApp: boolean) => PLACES.filter((place) => place.inApp === inApp).map(({ path }) => anyParameter(path))

describe('the routes of Plaza', () => {
  it('include every route of the specification, in its layout', () => {
    expect(pathsOf(false)).toEqual(expect.arrayContaining(SPECIFIED.public.map(anyParameter)))
    expect(pathsOf(true)).toEqual(expect.arrayContaining(SPECIFIED.app.map(anyParameter)))
  })

  it('require login exactly when they use the app layout', () => {
    expect(PLACES.length).toBeGreaterThan(70)
    expect(misplaced(PLACES)).toEqual([])
  })

  it('are reported when a page has the wrong protection', () => {
    const planted = [
      { path: '/secrets', file: '', inApp: true },
      { path: '/crm', file: '', inApp: false },
    ]
    expect(misplaced([...PLACES, ...planted])).toEqual(['/secrets', '/crm'])
  })

  it('redirect everyone without the required role', () => {
    const requiredRoles = new Map<RequiredRole, string[]>()
    for (const { path, inApp } of PLACES) {
      const required = requiredRole(example(path))
      if (inApp && required && required !== 'member') requiredRoles.set(required, [...(requiredRoles.get(required) ?? []), path])
    }
    expect(requiredRoles.get('vendor')?.toSorted()).toEqual([
      '/promotions',
      '/promotions/:promotionId',
      '/vendor/dashboard',
      '/vendor/finances',
      '/vendor/finances/earnings/:part',
      '/vendor/finances/payouts/:payoutId',
      '/vendor/reviews',
      '/vendor/reviews/:reviewId',
    ])
    expect(requiredRoles.get('admin')?.every((path) => path.startsWith('/admin'))).toBe(true)
  })

  it('with placeholder pages say what is to come', () => {
    const placeholders = PLACES.filter(({ file }) => file.endsWith('areas/coming-soon.page.tsx'))
    expect(placeholders.length).toBeGreaterThan(0)
    for (const { path } of placeholders) expect(findComingSoon(example(path)), path).not.toBeNull()
  })

  it('are the screens, and no others', () => {
    expect(
      PLACES.map(({ path }) => path)
        .filter((path) => path !== '/*')
        .toSorted(),
    ).toEqual(screens.map(({ path }) => path).toSorted())
  })
})
