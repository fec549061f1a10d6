/** A vendor's stock and purchasing: one variant, batch, transfer, purchase order, supplier, and what is done with them. */
import { openFirst, type Scene, type Screen, thenPress } from '../scene.ts'

const ITEM = openFirst('/inventory?q=DAR-MUG', '/inventory/items/')
const BATCH = openFirst('/inventory/lots', '/inventory/lots/')
const TRANSFER = openFirst('/inventory/transfers', '/inventory/transfers/')
const SUPPLIER = openFirst('/procurement/suppliers', '/procurement/suppliers/')
/** An order that was received and billed, and one that was sent. */
const FULFILLED = openFirst('/procurement/purchase-orders?status=Fulfilled', '/procurement/purchase-orders/po_')
const OPEN = openFirst('/procurement/purchase-orders?status=Sent', '/procurement/purchase-orders/po_')
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
  screen('procurement-order-send', thenPress(OPEN, 'procurement.sending.send'), false),
  screen('procurement-supplier', SUPPLIER),
  screen('procurement-supplier-price', thenPress(SUPPLIER, 'procurement.prices.add'), false),
  { name: 'procurement-customer-order', as: 'admin', whole: true, play: CUSTOMER_ORDER },
]
