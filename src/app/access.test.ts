import { describe, expect, test } from 'vitest'
import { redirectFor, requiredRole } from './access.ts'
import { comingSoonSidebar, findLabelledScreen, screens, sidebarScreens } from './screens.ts'

/** Spec §2, in its order. */
const SIDEBAR =
  `/dashboard /analytics /reporting /automation /developer /crm /hr /procurement /orders /products /inventory /media /blog/manage /seo
  /store-builder /marketplace /vendor/dashboard /vendor/reviews /vendor/finances /erp /cms /social /groups`.split(/\s+/)

test('the sidebar has the 23 items of the specification in its order; those not built yet are folded at the end', () => {
  const isBuilt = (path: string) => sidebarScreens.some((screen) => screen.path === path)
  expect(sidebarScreens.map(({ path }) => path)).toEqual(SIDEBAR.filter(isBuilt))
  expect(comingSoonSidebar.map(({ path }) => path)).toEqual(SIDEBAR.filter((path) => !isBuilt(path)))
  expect(sidebarScreens.length).toBeGreaterThanOrEqual(7)
})

test('a screen has one path, a place of its own, and a name where it is listed', () => {
  const unique = (values: unknown[]) => expect(new Set(values).size).toBe(values.length)
  unique(screens.map(({ path }) => path))
  for (const key of ['sidebar', 'adminSection', 'shortcut'] as const) unique(screens.flatMap((screen) => screen[key] ?? []))
  const listed = screens.filter(({ sidebar, adminSection }) => sidebar ?? adminSection)
  expect(listed.length).toBeGreaterThanOrEqual(35)
  for (const { path, label, icon } of listed) expect([path, Boolean(label && icon)]).toEqual([path, true])
})

test('a screen is found by any spelling of its addresses', () => {
  const found = (path: string) => findLabelledScreen(path)?.path ?? null
  expect(['/crm', '/crm/contacts/con_1', '/CRM/', '/orders/ord_1', '/order-history', '/admin/audit'].map(found)).toEqual([
    '/crm',
    '/crm/contacts',
    '/crm',
    '/orders',
    '/order-history',
    '/admin/audit',
  ])
  expect(['/', '/crmx'].map(found)).toEqual([null, null])
})

describe('the page', () => {
  test.each([
    '/dashboard',
    '/settings',
    '/settings/',
    '/SETTINGS',
    '//settings',
    '/%73ettings',
    '/crm/contacts/con_1',
    '/products',
    '/products/new',
    '/products/categories',
    '/products/prod_1/edit',
    '/blog/manage',
    '/blog/edit/post_1',
    '/order-history',
    '/profile/amira',
  ])('%s is for members', (path) => {
    expect(requiredRole(path)).toBe('member')
  })

  test.each(['/vendor/dashboard', '/vendor/reviews', '/Vendor/Finances/'])('%s is for vendors', (path) => {
    expect(requiredRole(path)).toBe('vendor')
  })

  test.each(['/admin', '/admin/', '/ADMIN/users', '/%61dmin'])('%s is for administrators', (path) => {
    expect(requiredRole(path)).toBe('admin')
  })

  test.each([
    '/',
    '/marketplace',
    '/products/prod_1',
    '/checkout',
    '/order-confirmation/ORD-1',
    '/blog',
    '/blog/a-post',
    '/vendor/register',
    '/login',
    '/settingsx',
    '/%',
    '/products/prod_1/reviews',
  ])('%s is public', (path) => {
    expect(requiredRole(path)).toBeNull()
  })
})

describe('a visitor without access', () => {
  const member = { role: 'user' } as const
  test('is sent to login and returns after it', () => {
    expect(redirectFor('member', null, '/settings?tab=security')).toBe('/login?from=%2Fsettings%3Ftab%3Dsecurity')
    expect(redirectFor('member', member, '/settings')).toBeNull()
  })

  test('is redirected from vendor pages to the dashboard', () => {
    expect(redirectFor('vendor', null, '/vendor/reviews')).toBe('/dashboard')
    expect(redirectFor('vendor', member, '/vendor/reviews')).toBe('/dashboard')
    expect(redirectFor('vendor', { role: 'vendor' }, '/vendor/reviews')).toBeNull()
  })

  test('is redirected from admin pages to the landing page', () => {
    expect(redirectFor('admin', null, '/admin')).toBe('/')
    expect(redirectFor('admin', { role: 'vendor' }, '/admin')).toBe('/')
    expect(redirectFor('admin', { role: 'admin' }, '/admin')).toBeNull()
  })
})
