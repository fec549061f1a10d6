import { describe, expect, test } from 'vitest'
import { AREAS, gateOf, wayRound } from './areas.ts'

test('the sidebar has the 23 items of the specification, in its order', () => {
  expect(AREAS.map(({ key }) => key).join(', ')).toBe(
    'dashboard, analytics, reporting, automation, developer, crm, hr, procurement, orders, products, inventory, media, blog, seo, store, marketplace, vendorDashboard, reviews, finances, erp, cms, social, groups',
  )
})

test('these areas are still to come', () => {
  const remaining = AREAS.filter((area) => 'soon' in area).map(({ key }) => key)
  expect(remaining).toHaveLength(18)
})

describe('the page of', () => {
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
    expect(gateOf(path)).toBe('member')
  })

  test.each(['/vendor/dashboard', '/vendor/reviews', '/Vendor/Finances/'])('%s is for vendors', (path) => {
    expect(gateOf(path)).toBe('vendor')
  })

  test.each(['/admin', '/admin/', '/ADMIN/users', '/%61dmin'])('%s is for administrators', (path) => {
    expect(gateOf(path)).toBe('admin')
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
  ])('%s is for everybody', (path) => {
    expect(gateOf(path)).toBeNull()
  })
})

describe('whoever a page is not for', () => {
  const member = { role: 'user' } as const
  test('signs in and comes back, when nobody is signed in', () => {
    expect(wayRound('member', null, '/settings?tab=security')).toBe('/login?from=%2Fsettings%3Ftab%3Dsecurity')
    expect(wayRound('member', member, '/settings')).toBeNull()
  })

  test('is led to the dashboard from what is for vendors', () => {
    expect(wayRound('vendor', null, '/vendor/reviews')).toBe('/dashboard')
    expect(wayRound('vendor', member, '/vendor/reviews')).toBe('/dashboard')
    expect(wayRound('vendor', { role: 'vendor' }, '/vendor/reviews')).toBeNull()
  })

  test('is led to the front door from what is for administrators', () => {
    expect(wayRound('admin', null, '/admin')).toBe('/')
    expect(wayRound('admin', { role: 'vendor' }, '/admin')).toBe('/')
    expect(wayRound('admin', { role: 'admin' }, '/admin')).toBeNull()
  })
})
