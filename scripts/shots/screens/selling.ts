/** A vendor's shop: registration, products, orders, reviews and money. */
import { openPath, openWhenLoaded, type Scene, type Screen } from '../scene.ts'

/** Opens the oldest open order. Keys: orders.vendor.toDo.* */
const openVendorOrders = (waiting: 'ship' | 'returns') => async (scene: Scene) => {
  await openWhenLoaded('/orders')(scene)
  const { page, words } = scene
  await page
    .getByRole('region', { name: words.say(`orders.vendor.toDo.${waiting}`) })
    .getByRole('link')
    .first()
    .click()
  await page.waitForURL('**/orders/ORD-*')
  await page.getByRole('list', { name: words.say('platform.record.timeline') }).waitFor()
}

export const SELLING: Screen[] = [
  {
    name: 'products-edit',
    as: 'vendor',
    whole: true,
    async play(scene) {
      await openWhenLoaded(`${await scene.plaza.productPath('DAR-MUG-SAGE')}/edit`)(scene)
    },
  },
  { name: 'new-promotion', as: 'vendor', whole: true, play: openWhenLoaded('/promotions/new') },
  {
    name: 'promotion',
    as: 'vendor',
    whole: true,
    async play(scene) {
      await openWhenLoaded('/promotions')(scene)
      await scene.page.locator('main a[href^="/promotions/promo_"]').first().click()
      await scene.page.locator('main form').waitFor()
    },
  },
  {
    name: 'vendor-review',
    as: 'vendor',
    whole: true,
    async play(scene) {
      await openWhenLoaded('/vendor/reviews')(scene)
      const { page } = scene
      await page.locator('main a[href^="/vendor/reviews/"]').first().click()
      await page.getByRole('heading', { level: 2 }).first().waitFor()
    },
  },
  ...['earnings', 'payouts', 'statement', 'preview'].map(
    (tab): Screen => ({
      name: `finances-${tab}`,
      as: 'vendor',
      whole: true,
      async play(scene) {
        await openWhenLoaded(`/vendor/finances?tab=${tab}`)(scene)
        await scene.page.getByRole('tablist').waitFor()
      },
    }),
  ),
  { name: 'vendor-order', as: 'vendor', whole: true, play: openVendorOrders('returns') },
  {
    name: 'vendor-order-parcel',
    as: 'vendor',
    async play(scene) {
      await openVendorOrders('ship')(scene)
      const { page, words } = scene
      await page
        .getByRole('main')
        .getByRole('button', { name: words.say('orders.vendor.ship.begin'), exact: true })
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'become-a-vendor', whole: true, play: openPath('/vendor/register') },
  { name: 'become-a-vendor-done', as: 'vendor', play: openPath('/vendor/register') },
  {
    name: 'settings-shop-open',
    as: 'vendor',
    whole: true,
    async play(scene) {
      await openWhenLoaded('/settings?tab=shop')(scene)
      await scene.page.getByRole('heading', { level: 2, name: 'Dar Amira' }).waitFor()
    },
  },
]
