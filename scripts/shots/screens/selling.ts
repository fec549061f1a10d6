/** A vendor’s shop: how it comes to be, its goods, orders, reviews and money. */
import { at, behindLogin, type Scene, type Screen } from '../scene.ts'

/** The order that waits longest. Keys: orders.desk.toDo.* */
const openDesk = (waiting: 'ship' | 'returns') => async (scene: Scene) => {
  await behindLogin('/orders')(scene)
  const { page, words } = scene
  await page
    .getByRole('region', { name: words.say(`orders.desk.toDo.${waiting}`) })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL('**/orders/ORD-*')
  await page.getByRole('list', { name: words.say('platform.record.timeline') }).waitFor()
}

export const SELLING: Screen[] = [
  { name: 'products', as: 'vendor', whole: true, play: behindLogin('/products') },
  { name: 'products-new', as: 'vendor', whole: true, play: behindLogin('/products/new') },
  { name: 'products-categories', as: 'vendor', play: behindLogin('/products/categories') },
  {
    name: 'products-edit',
    as: 'vendor',
    whole: true,
    async play(scene) {
      await behindLogin(`${await scene.plaza.pathOf('DAR-MUG-SAGE')}/edit`)(scene)
    },
  },
  { name: 'promotions', as: 'vendor', play: behindLogin('/promotions') },
  { name: 'new-promotion', as: 'vendor', whole: true, play: behindLogin('/promotions/new') },
  {
    name: 'promotion',
    as: 'vendor',
    whole: true,
    async play(scene) {
      await behindLogin('/promotions')(scene)
      await scene.page.locator('main a[href^="/promotions/promo_"]').first().click()
      await scene.page.locator('main form').waitFor()
    },
  },
  {
    name: 'vendor-reviews',
    as: 'vendor',
    whole: true,
    async play(scene) {
      await behindLogin('/vendor/reviews')(scene)
      await scene.page.locator('main tbody a, main ul[aria-busy="false"] > li').first().waitFor()
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
  ...['earnings', 'payouts', 'statement', 'preview'].map(
    (tab): Screen => ({
      name: `finances-${tab}`,
      as: 'vendor',
      whole: true,
      async play(scene) {
        await behindLogin(`/vendor/finances?tab=${tab}`)(scene)
        await scene.page.getByRole('tablist').waitFor()
      },
    }),
  ),
  { name: 'vendor-dashboard', as: 'vendor', whole: true, play: behindLogin('/vendor/dashboard?days=30') },
  { name: 'vendor-orders', as: 'vendor', whole: true, play: behindLogin('/orders') },
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
  { name: 'become-a-vendor', whole: true, play: at('/vendor/register') },
  { name: 'become-a-vendor-done', as: 'vendor', play: at('/vendor/register') },
  {
    name: 'settings-shop-open',
    as: 'vendor',
    whole: true,
    async play(scene) {
      await behindLogin('/settings?tab=shop')(scene)
      await scene.page.getByRole('heading', { level: 2, name: 'Dar Amira' }).waitFor()
    },
  },
]
