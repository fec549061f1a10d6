/** The screens of the gallery, in the order they are played: each may go on from the one before. */
import { at, fillCart, open, openForm, type Scene, type Screen } from './scene.ts'

/** Such a page has its content when nothing of it is a skeleton any more. */
const behindLogin = (path: string) => async (scene: Scene) => {
  await at(path)(scene)
  await scene.page.waitForFunction(() => !document.querySelector('main .animate-pulse-soft'))
}

export const SCREENS: Screen[] = [
  { name: 'landing', whole: true, play: at('/') },
  { name: 'marketplace', whole: true, play: at('/marketplace') },
  { name: 'marketplace-filtered', play: at('/marketplace?category=apparel&max=60&sort=priceAscending') },
  { name: 'marketplace-none', play: at('/marketplace?q=zzzzzzzz') },
  { name: 'product', whole: true, play: ({ page, plaza }) => openForm(page, plaza, 'HSE-HOOD-SLATE-M') },
  { name: 'product-sold-out', play: ({ page, plaza }) => openForm(page, plaza, 'HSE-BTL-CLAY-750') },
  {
    name: 'cart-empty',
    async play({ page }) {
      await open(page, '/marketplace')
      await page.locator('#cart-button').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'cart-filled',
    async play(scene) {
      await fillCart(scene)
    },
  },
  {
    name: 'checkout',
    whole: true,
    async play({ page }) {
      await open(page, '/checkout')
      await page.locator('main form').waitFor()
    },
  },
  {
    name: 'checkout-errors',
    whole: true,
    async play({ page }) {
      await page.locator('main button[type=submit]').click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'confirmation',
    whole: true,
    async play({ page, words: { say } }) {
      const field = (key: string) => page.getByRole('main').getByLabel(say(`checkout.${key}`), { exact: true })
      await field('contact.email').fill('bruno@example.com')
      await field('address.country').selectOption('EC')
      await field('address.name').fill('Bruno Paz')
      await field('address.line1').fill('Calle Larga 12')
      await field('address.city').fill('Cuenca')
      await field('address.postalCode').fill('010101')
      await page.locator('main button[type=submit]').click()
      await page.waitForURL('**/order-confirmation/*')
      await page.getByRole('heading', { level: 1 }).waitFor()
    },
  },
  { name: 'not-found', play: at('/products/nonsense') },
  { name: 'login', play: at('/login') },
  {
    name: 'login-failed',
    async play({ page }) {
      await open(page, '/login')
      await page.locator('main input[type=email]').fill('amira@example.com')
      await page.locator('main input[type=password]').fill('not her password')
      await page.locator('main button[type=submit]').click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  { name: 'register', play: at('/register') },
  {
    name: 'forgot-password-sent',
    async play({ page }) {
      await open(page, '/forgot-password')
      await page.locator('main input').fill('nobody@example.com')
      await page.locator('main button[type=submit]').click()
      await page.locator('main button:disabled').waitFor()
    },
  },
  { name: 'reset-password', play: at('/reset-password?token=0123456789abcdefghijklmn') },
  { name: 'reset-password-dead', play: at('/reset-password') },
  { name: 'verify-email', play: at('/verify-email') },
  {
    name: 'menu',
    width: 390,
    async play({ page, words }) {
      await open(page, '/')
      await page.getByRole('button', { name: words.say('app.nav.openMenu') }).click()
    },
  },
  {
    name: 'filter-sheet',
    width: 390,
    async play({ page }) {
      await open(page, '/marketplace?category=tech')
      await page.locator('main button[aria-haspopup=dialog]').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'dashboard', as: 'vendor', whole: true, play: behindLogin('/dashboard') },
  { name: 'area-to-come', as: 'vendor', play: behindLogin('/crm/contacts') },
  { name: 'profile', as: 'vendor', play: behindLogin('/profile') },
  ...['profile', 'account', 'security', 'notifications', 'appearance', 'language', 'workspace'].map(
    (tab): Screen => ({ name: `settings-${tab}`, as: 'vendor', whole: true, play: behindLogin(`/settings?tab=${tab}`) }),
  ),
  {
    name: 'invite',
    as: 'vendor',
    async play({ page, words: { say } }) {
      await page.getByRole('button', { name: say('workspaces.invite.begin') }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'account-menu',
    as: 'vendor',
    async play(scene) {
      await behindLogin('/dashboard')(scene)
      await scene.page.getByRole('button', { name: scene.words.say('app.menu.account', { name: 'amira' }) }).click()
      await scene.page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'drawer',
    as: 'vendor',
    width: 390,
    async play(scene) {
      await behindLogin('/dashboard')(scene)
      await scene.page.getByRole('button', { name: scene.words.say('app.nav.openMenu') }).click()
      await scene.page.getByRole('dialog').waitFor()
    },
  },
  { name: 'administration', as: 'admin', whole: true, play: behindLogin('/admin') },
  {
    name: 'administration-user',
    as: 'admin',
    whole: true,
    async play(scene) {
      await behindLogin('/admin')(scene)
      await scene.page.getByRole('main').getByRole('link', { name: 'bruno' }).click()
      await scene.page.getByRole('heading', { level: 2, name: 'bruno' }).waitFor()
    },
  },
  { name: 'become-a-vendor', whole: true, play: at('/vendor/register') },
  { name: 'become-a-vendor-done', as: 'vendor', play: at('/vendor/register') },
  {
    name: 'settings-shop-open',
    as: 'vendor',
    whole: true,
    async play(scene) {
      await behindLogin('/settings?tab=shop')(scene)
      await scene.page.getByRole('button', { name: scene.words.say('vendors.shop.goTo', { name: 'Dar Amira' }) }).click()
      await scene.page.getByRole('heading', { level: 2, name: 'Dar Amira' }).waitFor()
    },
  },
  { name: 'administration-vendors', as: 'admin', whole: true, play: behindLogin('/admin/vendors') },
  { name: 'administration-applications', as: 'admin', play: behindLogin('/admin/vendors/applications') },
  {
    name: 'administration-vendor',
    as: 'admin',
    whole: true,
    async play(scene) {
      await behindLogin('/admin/vendors')(scene)
      await scene.page.getByRole('main').getByRole('link', { name: 'Low Hum' }).click()
      await scene.page.getByRole('heading', { level: 2, name: 'Low Hum' }).waitFor()
    },
  },
  { name: 'administration-categories', as: 'admin', whole: true, play: behindLogin('/admin/categories') },
  { name: 'administration-settings', as: 'admin', play: behindLogin('/admin/settings') },
  { name: 'administration-audit', as: 'admin', play: behindLogin('/admin/audit') },
]
