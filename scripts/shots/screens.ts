/** The screens of the gallery, in the order they are played: each may go on from the one before. */
import { at, fillCart, open, openForm, type Scene, type Screen } from './scene.ts'

/** Such a page has its content when nothing of it is a skeleton any more. */
const behindLogin = (path: string) => async (scene: Scene) => {
  await at(path)(scene)
  await scene.page.waitForFunction(() => !document.querySelector('main .animate-pulse-soft'))
}

/** With a made-up card of the demo. */
async function payWith({ page, words: { say } }: Scene, card: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: say(`checkout.testCard.${card}`), exact: true })
    .click()
  await page.locator('main button[type=submit]').click()
}

/** One of the member's orders of the story, found in their list. Keys: orders.status.* */
async function openOrder(scene: Scene, status: string) {
  await behindLogin('/order-history')(scene)
  const { page, words } = scene
  await page
    .getByRole('article')
    .filter({ hasText: words.say(`orders.status.${status}`) })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL('**/order-confirmation/*')
  await page
    .getByRole('link', { name: words.say('orders.invoice.title') })
    .first()
    .waitFor()
}

/** In the business of whoever is signed in, not in their personal workspace. */
const inBusiness = (path: string) => async (scene: Scene) => {
  const [business] = await scene.plaza.rows<{ id: string }>(
    `select w.id from workspaces.workspaces w join workspaces.members m on m.workspace_id = w.id join accounts.users u on u.id = m.user_id
     where u.email = 'vendor@plaza.example' and w.kind = 'business'`,
  )
  await scene.page.evaluate((id) => sessionStorage.setItem('plaza_workspace', id), business?.id ?? '')
  await behindLogin(path)(scene)
}

/** The order that waits longest. Keys: orders.desk.toDo.* */
const openDesk = (waiting: 'ship' | 'returns') => async (scene: Scene) => {
  await inBusiness('/orders')(scene)
  const { page, words } = scene
  await page
    .getByRole('region', { name: words.say(`orders.desk.toDo.${waiting}`) })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL('**/orders/ORD-*')
  await page.getByRole('list', { name: words.say('platform.record.timeline') }).waitFor()
}

export const SCREENS: Screen[] = [
  { name: 'landing', whole: true, play: at('/') },
  { name: 'marketplace', whole: true, play: at('/marketplace') },
  { name: 'marketplace-filtered', play: at('/marketplace?category=apparel&max=60&sort=priceAscending') },
  { name: 'marketplace-none', play: at('/marketplace?q=zzzzzzzz') },
  {
    name: 'suggestions',
    async play({ page, words: { say } }) {
      await open(page, '/marketplace')
      const field = page.getByRole('main').getByRole('combobox', { name: say('marketplace.search.label') })
      await field.click()
      await field.fill('plaza')
      await page.getByRole('option').first().waitFor()
    },
  },
  { name: 'vendor', whole: true, play: at('/vendors/dar-amira') },
  { name: 'stock-notice', play: at('/stock-notice') },
  { name: 'product', whole: true, play: ({ page, plaza }) => openForm(page, plaza, 'HSE-HOOD-SLATE-M') },
  { name: 'product-sold-out', play: ({ page, plaza }) => openForm(page, plaza, 'HSE-BTL-CLAY-750') },
  {
    name: 'product-lightbox',
    async play({ page, plaza, words: { say } }) {
      await openForm(page, plaza, 'DAR-MUG-SAGE')
      await page
        .getByRole('region', { name: say('marketplace.gallery.strip'), exact: true })
        .getByRole('button')
        .first()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'product-on-offer', play: ({ page, plaza }) => openForm(page, plaza, 'ALT-RAIN-TEAL-L') },
  {
    name: 'cart-empty',
    async play({ page }) {
      await open(page, '/marketplace')
      await page.locator('#cart-button').click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'cart-page-empty',
    whole: true,
    async play({ page }) {
      await open(page, '/cart')
      await page.locator('main article').first().waitFor()
    },
  },
  {
    name: 'cart-filled',
    async play(scene) {
      await fillCart(scene)
    },
  },
  {
    name: 'cart-page',
    whole: true,
    async play({ page }) {
      await open(page, '/cart')
      await page.locator('main details summary').click()
    },
  },
  {
    name: 'cart-page-code',
    whole: true,
    async play({ page, words: { say } }) {
      await open(page, '/cart')
      await page
        .getByRole('main')
        .getByRole('button', { name: say('cart.code.open') })
        .click()
      const field = page.getByRole('main').getByLabel(say('cart.code.label'), { exact: true })
      await field.fill('winter')
      await field.press('Enter')
      await page.getByText(say('cart.failure.CODE_UNKNOWN')).waitFor()
    },
  },
  {
    name: 'cart-page-saved',
    whole: true,
    async play({ page, words: { say } }) {
      await page
        .getByRole('main')
        .getByRole('button', { name: say('cart.saved.save', { name: '' }) })
        .first()
        .click()
      await page
        .getByRole('main')
        .getByRole('button', { name: say('cart.saved.move', { name: '' }) })
        .first()
        .waitFor()
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
    name: 'checkout-card',
    whole: true,
    async play({ page, words: { say } }) {
      const field = (key: string) => page.getByRole('main').getByLabel(say(`checkout.${key}`), { exact: true })
      await field('contact.email').fill('bruno@example.com')
      await field('address.country').selectOption('EC')
      await field('address.name').fill('Bruno Paz')
      await field('address.line1').fill('Calle Larga 12')
      await field('address.city').fill('Cuenca')
      await field('address.postalCode').fill('010101')
      await page.locator('main input[type=radio][value=card]').check()
    },
  },
  {
    name: 'checkout-refused',
    whole: true,
    async play(scene) {
      await payWith(scene, 'declined')
      await scene.page.getByText(scene.words.say('checkout.refused.declined')).waitFor()
    },
  },
  {
    name: 'checkout-question',
    async play(scene) {
      await payWith(scene, 'challenge')
      await scene.page.getByRole('heading', { name: scene.words.say('checkout.paying.challenge.title') }).waitFor()
    },
  },
  {
    name: 'confirmation',
    whole: true,
    async play({ page, words: { say } }) {
      await page.getByRole('button', { name: say('checkout.paying.challenge.confirm'), exact: true }).click()
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
  { name: 'order-history', as: 'member', whole: true, play: behindLogin('/order-history') },
  {
    name: 'order',
    as: 'member',
    whole: true,
    async play(scene) {
      await openOrder(scene, 'Delivered')
    },
  },
  {
    name: 'order-return',
    as: 'member',
    async play(scene) {
      await openOrder(scene, 'Delivered')
      await scene.page.getByRole('button', { name: scene.words.say('orders.return.begin') }).click()
      await scene.page.getByRole('dialog').getByRole('checkbox').first().check()
    },
  },
  {
    name: 'invoice',
    as: 'member',
    whole: true,
    async play(scene) {
      await openOrder(scene, 'PartiallyReturned')
      await scene.page.getByRole('link', { name: scene.words.say('orders.invoice.title') }).click()
      await scene.page.getByRole('article').waitFor()
    },
  },
  { name: 'dashboard', as: 'vendor', whole: true, play: behindLogin('/dashboard') },
  { name: 'area-to-come', as: 'vendor', play: behindLogin('/crm/contacts') },
  { name: 'wishlist', as: 'vendor', play: behindLogin('/wishlist') },
  { name: 'products', as: 'vendor', whole: true, play: inBusiness('/products') },
  { name: 'products-new', as: 'vendor', whole: true, play: inBusiness('/products/new') },
  { name: 'products-categories', as: 'vendor', play: inBusiness('/products/categories') },
  {
    name: 'products-edit',
    as: 'vendor',
    whole: true,
    async play(scene) {
      await inBusiness(`${await scene.plaza.pathOf('DAR-MUG-SAGE')}/edit`)(scene)
    },
  },
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
  { name: 'promotions', as: 'vendor', play: inBusiness('/promotions') },
  { name: 'new-promotion', as: 'vendor', whole: true, play: inBusiness('/promotions/new') },
  {
    name: 'promotion',
    as: 'vendor',
    whole: true,
    async play(scene) {
      await inBusiness('/promotions')(scene)
      await scene.page.locator('main a[href^="/promotions/promo_"]').first().click()
      await scene.page.locator('main form').waitFor()
    },
  },
  { name: 'administration-promotions', as: 'admin', play: behindLogin('/admin/promotions') },
  {
    name: 'vendor-reviews',
    as: 'vendor',
    whole: true,
    async play(scene) {
      const { page, plaza } = scene
      const [shop] = await plaza.rows<{ id: string }>(`select id from workspaces.workspaces where name = 'Dar Amira'`)
      await behindLogin('/dashboard')(scene)
      await page.evaluate((id) => sessionStorage.setItem('plaza_workspace', id), shop?.id ?? '')
      await behindLogin('/vendor/reviews')(scene)
      await page.locator('main tbody a, main ul[aria-busy="false"] > li').first().waitFor()
    },
  },
  {
    name: 'vendor-review',
    as: 'vendor',
    whole: true,
    async play({ page, words: { say } }) {
      await page.locator('main a[href^="/vendor/reviews/"]').first().click()
      await page.getByRole('button', { name: say('reviews.desk.reject'), exact: true }).waitFor()
    },
  },
  { name: 'administration-reviews', as: 'admin', whole: true, play: behindLogin('/admin/reviews') },
  ...['earnings', 'payouts', 'statement', 'preview'].map(
    (tab): Screen => ({
      name: `finances-${tab}`,
      as: 'vendor',
      whole: true,
      async play(scene) {
        const { page, words } = scene
        await behindLogin(`/vendor/finances?tab=${tab}`)(scene)
        const goOn = page.getByRole('button', { name: words.say('finance.goOnIn', { name: 'Dar Amira' }) })
        if (await goOn.isVisible()) await goOn.click()
        await page.getByRole('tablist').waitFor()
        await page.waitForFunction(() => !document.querySelector('main .animate-pulse-soft'))
      },
    }),
  ),
  { name: 'vendor-dashboard', as: 'vendor', whole: true, play: inBusiness('/vendor/dashboard?days=30') },
  { name: 'vendor-orders', as: 'vendor', whole: true, play: inBusiness('/orders') },
  { name: 'vendor-order', as: 'vendor', whole: true, play: openDesk('returns') },
  {
    name: 'vendor-order-parcel',
    as: 'vendor',
    async play(scene) {
      await openDesk('ship')(scene)
      const { page, words } = scene
      await page
        .getByRole('main')
        .getByRole('button', { name: words.say('orders.desk.ship.begin'), exact: true })
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'vendor-order-slip',
    as: 'vendor',
    async play(scene) {
      await openDesk('ship')(scene)
      const { page, words } = scene
      await page
        .getByRole('main')
        .getByRole('link', { name: words.say('orders.desk.slip.title') })
        .click()
      await page.locator('[data-slip]').waitFor()
    },
  },
  { name: 'administration', as: 'admin', whole: true, play: behindLogin('/admin') },
  { name: 'administration-users', as: 'admin', whole: true, play: behindLogin('/admin/users') },
  { name: 'administration-orders', as: 'admin', whole: true, play: behindLogin('/admin/orders') },
  {
    name: 'administration-order',
    as: 'admin',
    whole: true,
    async play(scene) {
      await behindLogin('/admin/orders')(scene)
      await scene.page.getByRole('main').getByRole('link', { name: /^ORD-/ }).first().click()
      await scene.page.waitForURL('**/admin/orders/ORD-*')
      await scene.page.getByRole('main').locator('details').first().waitFor()
    },
  },
  { name: 'administration-disputes', as: 'admin', whole: true, play: behindLogin('/admin/returns') },
  {
    name: 'administration-dispute',
    as: 'admin',
    whole: true,
    async play(scene) {
      await behindLogin('/admin/returns')(scene)
      await scene.page.getByRole('main').getByRole('link', { name: /^ORD-/ }).first().click()
      await scene.page.waitForURL('**/admin/returns/ret_*')
      await scene.page.getByRole('heading', { name: scene.words.say('orders.disputes.said') }).waitFor()
    },
  },
  { name: 'administration-checks', as: 'admin', whole: true, play: behindLogin('/admin/checks') },
  { name: 'administration-payouts', as: 'admin', whole: true, play: behindLogin('/admin/payouts') },
  { name: 'administration-commission', as: 'admin', whole: true, play: behindLogin('/admin/commission') },
  {
    name: 'administration-user',
    as: 'admin',
    whole: true,
    async play(scene) {
      await behindLogin('/admin/users')(scene)
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
      await inBusiness('/settings?tab=shop')(scene)
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
