/** A vendor's stock and purchasing: one variant, batch, transfer, purchase order, supplier, and what is done with them. */
import { openWhenLoaded, type Scene, type Screen } from '../scene.ts'

/** Opens the first link of a list whose address begins with `prefix`. */
const openFirst = (list: string, prefix: string) => async (scene: Scene) => {
  await openWhenLoaded(list)(scene)
  const { page } = scene
  await page.locator(`main a[href^="${prefix}"]:visible`).first().click()
  await page.waitForURL(`**${prefix}*`)
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
}

/** Opens what the first button of this name on the page opens. */
const thenPress =
  (open: (scene: Scene) => Promise<void>, key: string) =>
  async (scene: Scene): Promise<void> => {
    await open(scene)
    const { page, words } = scene
    await page
      .getByRole('main')
      .getByRole('button', { name: words.say(key), exact: true })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
  }

const ITEM = openFirst('/inventory?q=DAR-MUG', '/inventory/items/')
const BATCH = openFirst('/inventory/lots', '/inventory/lots/')
const TRANSFER = openFirst('/inventory/transfers', '/inventory/transfers/')
const SUPPLIER = openFirst('/procurement/suppliers', '/procurement/suppliers/')
/** An order that was received and billed, and one that is open. */
const FULFILLED = openFirst('/procurement/purchase-orders?status=Fulfilled', '/procurement/purchase-orders/po_')
const OPEN = openFirst('/procurement/purchase-orders?which=open', '/procurement/purchase-orders/po_')
const CUSTOMER_ORDER = openFirst('/procurement/customer-orders', '/procurement/customer-orders/')

const screen = (name: string, play: (scene: Scene) => Promise<void>, whole = true): Screen => ({ name, as: 'vendor', whole, play })

/** Keys: inventory.*, procurement.* of the buttons. */
export const STOCK: Screen[] = [
  screen('inventory-item', ITEM),
  screen('inventory-item-adjust', thenPress(ITEM, 'inventory.adjust.title'), false),
  screen('inventory-item-labels', thenPress(ITEM, 'inventory.labels.title'), false),
  screen('inventory-batch', BATCH),
  screen('inventory-transfer', TRANSFER),
  screen('procurement-order', FULFILLED),
  screen('procurement-order-bill', thenPress(FULFILLED, 'procurement.bills.enter'), false),
  screen('procurement-order-open', OPEN),
  screen('procurement-order-receive', thenPress(OPEN, 'procurement.receive'), false),
  screen('procurement-order-send', thenPress(OPEN, 'procurement.sending.sendAgain'), false),
  screen('procurement-supplier', SUPPLIER),
  screen('procurement-supplier-price', thenPress(SUPPLIER, 'procurement.prices.add'), false),
  { name: 'procurement-customer-order', as: 'admin', whole: true, play: CUSTOMER_ORDER },
]
