/** The navigation of the signed-in area: who sees which items, and how they behave. */
import { expect, test } from 'vitest'
import { comingSoonSidebar, screensBelow, sidebarScreens } from '#app/screens.ts'
import type { Actor } from './actor.ts'
import { useBrowserFixture } from './browser-fixture.ts'

const fixture = useBrowserFixture()
/** The password of the demo accounts. */
const PASSWORD = 'open-market-day'

async function arriveAs(name: 'member' | 'vendor' | 'admin', options?: Parameters<typeof fixture.arrive>[0]): Promise<Actor> {
  const visitor = await fixture.arrive(options)
  await visitor.open('/login')
  await visitor.main().getByLabel(visitor.say('accounts.field.email'), { exact: true }).fill(`${name}@plaza.example`)
  await visitor.main().getByLabel(visitor.say('accounts.field.password'), { exact: true }).fill(PASSWORD)
  await visitor.main().locator('button[type=submit]').click()
  await visitor.page.waitForURL('**/dashboard')
  return visitor
}

const sidebar = ({ page, say }: Actor) => page.getByRole('navigation', { name: say('app.sidebar.label') })
async function items(visitor: Actor): Promise<(string | null)[]> {
  const links = sidebar(visitor).getByRole('link')
  await links.first().waitFor()
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
}
const openAccountMenu = async (visitor: Actor, name: string) => {
  await visitor.page.getByRole('button', { name: visitor.say('app.menu.account', { name }) }).click()
  await visitor.page.getByRole('menu').waitFor()
}
const menuItems = ({ page }: Actor) => page.getByRole('menuitem').allTextContents()

const paths = (...roles: string[]) =>
  sidebarScreens.filter(({ access }) => ['anyone', 'member', ...roles].includes(access)).map(({ path }) => path)
const later = comingSoonSidebar.map(({ path }) => path)

test('a member sees the sidebar in its order, and Become a Vendor in the account menu', async () => {
  const bruno = await arriveAs('member')
  expect(await items(bruno)).toEqual([...paths(), '/profile', '/settings'])
  await sidebar(bruno)
    .getByRole('button', { name: bruno.say('app.area.comingLater') })
    .click()
  expect(await items(bruno)).toEqual([...paths(), '/profile', '/settings', ...later])
  await openAccountMenu(bruno, 'Bruno Paz')
  const { say } = bruno
  expect(await menuItems(bruno)).toEqual(
    ['profile', 'orderHistory', 'wishlist', 'messages', 'network', 'theme', 'groups', 'billing', 'settings', 'becomeVendor', 'logOut'].map(
      (item) => say(`app.menu.${item}`),
    ),
  )
  await bruno.expectAccessible('the account menu')
  await bruno.page.getByRole('menuitem', { name: say('app.menu.billing') }).click()
  await bruno.page.getByText(say('app.comingSoon.title')).first().waitFor()
  await openAccountMenu(bruno, 'Bruno Paz')
  await bruno.page.getByRole('menuitem', { name: say('app.menu.theme') }).click()
  await bruno.page.waitForURL('**/settings?tab=appearance')
  await bruno.leave()
})

test('a vendor sees the shop’s items too; not Become a Vendor and not administration', async () => {
  const amira = await arriveAs('vendor')
  expect(await items(amira)).toEqual([...paths('vendor'), '/profile', '/settings'])
  expect([...paths('vendor'), ...later]).toHaveLength(23)
  await openAccountMenu(amira, 'Amira Khalil')
  expect(await menuItems(amira)).not.toContain(amira.say('app.menu.becomeVendor'))
  await amira.page.keyboard.press('Escape')
  await amira.page.goto('/admin')
  await amira.page.waitForURL((url) => url.pathname !== '/admin')
  await amira.leave()
})

test('the area that is open lists its screens, and marks the one that is shown', async () => {
  const amira = await arriveAs('vendor')
  await amira.open('/crm/contacts')
  const area = sidebar(amira)
    .getByRole('listitem')
    .filter({ has: amira.page.locator('a[href="/crm"]') })
  await area.locator('a[href="/crm/contacts"][aria-current=page]').waitFor()
  expect(await area.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/crm',
    ...screensBelow('/crm').map(({ path }) => path),
  ])
  expect(await area.locator('[aria-current=page]').count()).toBe(1)
  expect(await sidebar(amira).locator('a[href^="/hr/"]').count()).toBe(0)
  await amira.expectAccessibleInBothThemes('the sidebar of an area')
  await amira.leave()
})

test('an administrator sees administration below everything', async () => {
  const omar = await arriveAs('admin')
  expect((await items(omar)).slice(-3)).toEqual(['/profile', '/settings', '/admin'])
  await omar.leave()
})

test('the sidebar is wide, narrowed by hand or in a small window; its width is remembered', async () => {
  const bruno = await arriveAs('member')
  const width = () => bruno.page.locator('#sidebar').evaluate((aside) => getComputedStyle(aside).width)
  expect(await width()).toBe('256px')
  await bruno.button('app.sidebar.collapse').click()
  await expect.poll(width).toBe('80px')
  await bruno.page.reload()
  await expect.poll(width).toBe('80px')
  await bruno.expectAccessibleInBothThemes('the narrow sidebar')
  await bruno.button('app.sidebar.expand').click()
  await expect.poll(width).toBe('256px')
  await bruno.page.setViewportSize({ width: 760, height: 900 })
  await expect.poll(width).toBe('80px')
  await bruno.leave()
})

test('on a phone the navigation is a drawer, which closes after navigating', async () => {
  const bruno = await arriveAs('member', { width: 390 })
  await bruno.button('app.nav.openMenu').click()
  await bruno
    .dialog()
    .getByRole('button', { name: bruno.say('app.area.comingLater') })
    .click()
  await bruno
    .dialog()
    .getByRole('link', { name: bruno.say('app.area.erp.name') })
    .waitFor()
  await bruno.expectAccessible('the drawer')
  await bruno
    .dialog()
    .getByRole('link', { name: bruno.say('groups.title') })
    .click()
  await bruno.page.waitForURL('**/groups')
  await bruno.dialog().waitFor({ state: 'detached' })
  await bruno.leave()
})

test('two tabs use two workspaces, also after a reload', async () => {
  const amira = await arriveAs('vendor')
  const { say } = amira
  const second = await amira.context.newPage()
  await second.goto('/dashboard')
  const switcher = (page: typeof second, name: string) =>
    page.getByRole('button', { name: `${say('app.workspace.current', { name })} ${say('app.workspace.role.owner')}` })
  // Owners of a business start in it.
  await switcher(amira.page, 'Dar Amira').click()
  await amira.page.getByRole('menuitemradio', { name: /^amira/ }).click()
  await switcher(amira.page, 'amira').waitFor()
  await switcher(second, 'Dar Amira').waitFor()

  await second.goto('/settings?tab=workspace')
  await amira.page.goto('/settings?tab=workspace')
  const name = (page: typeof second) => page.getByRole('main').getByLabel(say('workspaces.name.label'), { exact: true })
  expect([await name(amira.page).inputValue(), await name(second).inputValue()]).toEqual(['amira', 'Dar Amira'])
  await name(second).fill('Dar Amira & Co')
  await second.getByRole('button', { name: say('workspaces.name.submit'), exact: true }).click()
  await switcher(second, 'Dar Amira & Co').waitFor()
  await Promise.all([second.reload(), amira.page.reload()])
  await switcher(second, 'Dar Amira & Co').waitFor()
  await switcher(amira.page, 'amira').waitFor()
  await amira.leave()
})

test('an administrator suspends a member, who is logged out at once; the audit log shows it, and lifting it restores access', async () => {
  const omar = await arriveAs('admin')
  const bruno = await arriveAs('member')
  const { say } = omar
  await omar.open('/admin/users')
  await omar.main().getByRole('searchbox').fill('bruno')
  await omar.main().getByRole('searchbox').press('Enter')
  await omar.page.waitForURL('**/admin/users?q=bruno')
  await omar.page.locator('table[aria-busy=false]', { hasText: 'Bruno Paz', hasNotText: 'layla' }).waitFor()
  await omar.expectAccessibleInBothThemes('the list of users')
  await omar.main().getByRole('link', { name: 'Bruno Paz' }).click()
  await omar.button('accounts.admin.suspend').click()
  await omar.dialog().getByLabel(say('accounts.admin.reason'), { exact: true }).fill('Sells what is not his.')
  await omar.dialog().getByLabel(say('accounts.admin.end'), { exact: true }).selectOption('day7')
  await omar.expectAccessible('a suspension')
  await omar.dialog().locator('button[type=submit]').click()
  await omar.main().getByText('Sells what is not his.').waitFor()
  await omar.expectAccessibleInBothThemes('a suspended account')

  // The page that he has open notices it.
  bruno.forgive(/401 \(Unauthorized\)/)
  await bruno.page.waitForURL((url) => url.pathname === '/login')
  await bruno.page.goto('/settings')
  await bruno.page.waitForURL((url) => url.pathname === '/login')

  await omar.button('accounts.admin.lift').click()
  await omar.page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('accounts.admin.lift') })
    .click()
  await omar.main().getByText(say('accounts.act.suspensionLifted'), { exact: true }).waitFor()
  await omar.open('/admin/audit')
  await omar.main().getByText(say('accounts.act.suspensionLifted'), { exact: true }).waitFor()
  await omar.expectAccessibleInBothThemes('the audit log')
  await bruno.awake()
  await bruno.main().getByLabel(say('accounts.field.email'), { exact: true }).fill('member@plaza.example')
  await bruno.main().getByLabel(say('accounts.field.password'), { exact: true }).fill(PASSWORD)
  await bruno.main().locator('button[type=submit]').click()
  await bruno.page.waitForURL('**/settings')
  await bruno.leave()
  await omar.leave()
})
