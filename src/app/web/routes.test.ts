import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import routes from '../../routes.ts'
import { AREAS, areaOf, type Gate, gateOf, MENU_AREAS } from '../areas.ts'

const APP_SHELL = 'app/web/shells/app-shell.tsx'

/** Spec §2, as it is written there. */
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

/** Every page with its whole path, and whether it stands in the app layout. */
function placesOf(entries: readonly RouteConfigEntry[], above = '', inApp = false): Place[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const whole = path ? `${above}/${path}` : above
    if (!children) return [{ path: whole || '/', file, inApp }]
    return placesOf(children, whole, inApp || file === APP_SHELL)
  })
}

/** `/orders/{orderId}` and `/orders/:orderId` are the same place. */
const anyParameter = (path: string) => path.replace(/:\w+|\{\w+\}/g, '*')

/** An address of that place. */
const example = (path: string) => path.replace(/:\w+/g, 'some-1')

/** Places whose gate is not that of their layout. */
function misplaced(places: readonly Place[]): string[] {
  return places.filter(({ path, inApp }) => inApp !== (gateOf(example(path)) !== null)).map(({ path }) => path)
}

const PLACES = placesOf(routes as RouteConfigEntry[])
const pathsOf = (inApp: boolean) => PLACES.filter((place) => place.inApp === inApp).map(({ path }) => anyParameter(path))

describe('the addresses of Plaza', () => {
  it('are all that the specification names, each in its layout', () => {
    expect(pathsOf(false)).toEqual(expect.arrayContaining(SPECIFIED.public.map(anyParameter)))
    expect(pathsOf(true)).toEqual(expect.arrayContaining(SPECIFIED.app.map(anyParameter)))
  })

  it('are behind login exactly where they stand in the app layout', () => {
    expect(PLACES.length).toBeGreaterThan(70)
    expect(misplaced(PLACES)).toEqual([])
  })

  it('of a page that somebody forgot to put behind login, or put there by mistake, are found', () => {
    const planted = [
      { path: '/secrets', file: '', inApp: true },
      { path: '/crm', file: '', inApp: false },
    ]
    expect(misplaced([...PLACES, ...planted])).toEqual(['/secrets', '/crm'])
  })

  it('stand for nobody but whom they are for', () => {
    const gates = new Map<Gate, string[]>()
    for (const { path, inApp } of PLACES) {
      const gate = gateOf(example(path))
      if (inApp && gate && gate !== 'member') gates.set(gate, [...(gates.get(gate) ?? []), path])
    }
    expect(gates.get('vendor')?.toSorted()).toEqual([
      '/vendor/dashboard',
      '/vendor/finances',
      '/vendor/finances/earnings/:part',
      '/vendor/finances/payouts/:payoutId',
      '/vendor/reviews',
      '/vendor/reviews/:reviewId',
    ])
    expect(gates.get('admin')?.every((path) => path.startsWith('/admin'))).toBe(true)
  })

  it('that are still to come know which area they belong to', () => {
    const soon = PLACES.filter(({ file }) => file.endsWith('areas/soon.page.tsx'))
    expect(soon.length).toBeGreaterThan(0)
    for (const { path } of soon) expect(areaOf(example(path)), path).toMatchObject({ soon: true })
  })
})

describe('an area', () => {
  it('is found by any address in it, however that is written', () => {
    const keyOf = (path: string) => areaOf(path)?.key ?? null
    expect(['/crm', '/crm/contacts/con_1', '/CRM/', '/orders/ord_1', '/order-history', '/blog/new', '/blog/edit/p_1'].map(keyOf)).toEqual([
      ...['crm', 'crm', 'crm', 'orders', 'orderHistory', 'blog', 'blog'],
    ])
    expect(['/settings', '/admin/audit'].map(keyOf)).toEqual(['settings', 'administration'])
    expect(['/', '/crmx', '/marketplace/x/y'].map(keyOf)).toEqual([null, null, 'marketplace'])
  })

  it('has one key and one path', () => {
    const all = [...AREAS, ...MENU_AREAS]
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
    expect(new Set(all.map(({ path }) => path)).size).toBe(all.length)
  })
})
