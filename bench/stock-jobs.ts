/** What people do with stock and purchase orders, for `stock.ts`. */
import { adjustItem } from '#domains/inventory/server/changes/adjust-item.ts'
import { getStockMap } from '#domains/inventory/server/reads/stock-map.ts'
import { listStockMoves } from '#domains/inventory/server/reads/stock-moves.ts'
import { listStock } from '#domains/inventory/server/reads/stock-rows.ts'
import { getStockValue } from '#domains/inventory/server/reads/stock-value.ts'
import { getStock } from '#domains/inventory/server/reads/variant-stock.ts'
import { createTransfer } from '#domains/inventory/server/transfers/create-transfer.ts'
import { getTransfer, listTransfers } from '#domains/inventory/server/transfers/transfers.ts'
import { listWarehouses } from '#domains/inventory/server/warehouses/warehouses.ts'
import { createOrder } from '#domains/procurement/server/create-order.ts'
import { getOrder } from '#domains/procurement/server/order-views.ts'
import { getOverview, listOrders } from '#domains/procurement/server/orders.ts'
import { receiveOrder } from '#domains/procurement/server/receive-order.ts'
import { setOrderStatus } from '#domains/procurement/server/set-order-status.ts'
import { listSuggestions } from '#domains/procurement/server/suggestions.ts'
import { getSupplier, listSuppliers } from '#domains/procurement/server/suppliers.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Jobs } from './two-sizes.ts'

const LIMIT = 50
const TRANSFER_LINES = 100
const ORDER_LINES = 20
const page = { limit: LIMIT }

const idOf = (prefix: string, number: number, digits: number) => `${prefix}_${String(number).padStart(digits, '0')}`
const variant = (number: number) => idOf('var', number, 8)

export async function stockJobs(ctx: WorkspaceContext): Promise<Jobs> {
  const list = (filter: object) => listStock(ctx, { sort: 'sku', ...page, ...filter })
  const { nextCursor } = await list({})
  if (nextCursor === null) throw new Error('the first page of the stock is the last one')
  const variantId = variant(7)
  const items = Array.from({ length: TRANSFER_LINES }, (_, index) => ({ variantId: variant(1 + index * 20), quantity: 1 }))
  const createBig = () => createTransfer(ctx, { fromWarehouseId: 'wh_2', toWarehouseId: 'wh_3', items, note: '' })
  const { id: transferId } = await createBig()
  return {
    'stock: the first page': () => list({}),
    'stock: the second page': () => list({ cursor: nextCursor }),
    'stock: least available first': () => list({ sort: 'available' }),
    'stock: low': () => list({ state: 'low' }),
    'stock: sold out in one warehouse': () => list({ state: 'out', warehouseId: 'wh_1' }),
    'stock: a word of few products': () => list({ q: 'rarely' }),
    'one variant': () => getStock(ctx, { variantId }),
    'moves of a variant': () => listStockMoves(ctx, { variantId, ...page }),
    'moves of a warehouse': () => listStockMoves(ctx, { warehouseId: 'wh_2', ...page }),
    'all moves': () => listStockMoves(ctx, page),
    'the picture of stock': () => getStockMap(ctx, page),
    'the picture of low stock': () => getStockMap(ctx, { low: true, ...page }),
    'the value of stock, 30 days': () => getStockValue(ctx, { days: 30 }),
    'the warehouses': () => listWarehouses(ctx),
    'an adjustment': () => adjustItem(ctx, { variantId, warehouseId: 'wh_4', change: { by: 1 }, reason: 'found', note: '' }),
    [`a transfer of ${TRANSFER_LINES} lines`]: createBig,
    'one transfer': () => getTransfer(ctx, { transferId }),
    'the list of transfers': () => listTransfers(ctx, page),
    ...(await orderJobs(ctx)),
  }
}

async function orderJobs(ctx: WorkspaceContext): Promise<Jobs> {
  const list = (filter: object) => listOrders(ctx, { sort: '-created', ...page, ...filter })
  const suppliers = (sort: 'name' | '-rating') => listSuppliers(ctx, { archived: false, sort, ...page })
  const supplierId = idOf('supplier', 1, 26)
  const input = (quantity: number) => ({
    supplierId,
    currency: 'USD' as const,
    rateMicros: 1_000_000,
    expectedDate: '2099-12-31',
    notes: '',
    items: Array.from({ length: ORDER_LINES }, (_, index) => {
      const of = { id: null, name: '', priceMinor: 1000, warehouseId: 'wh_1' }
      return { ...of, variantId: variant(3 + index * 20), qty: quantity }
    }),
  })
  let order = await createOrder(ctx, input(1_000_000))
  const receive = async () => {
    const lines = order.items.map(({ id }) => ({ lineId: id, quantity: 1 }))
    const { id: orderId, version } = order
    order = await receiveOrder(ctx, { orderId, version, receivedOn: '2026-01-01', note: '', extraMinor: 0, lines })
  }
  return {
    'purchase orders: the first page': () => list({}),
    'purchase orders: open': () => list({ which: 'open' }),
    'purchase orders: late, by due day': () => list({ which: 'late', sort: 'expected' }),
    'purchase orders of a supplier': () => list({ supplierId }),
    'one purchase order': () => getOrder(ctx, idOf('po', 7, 26)),
    'the overview of procurement': () => getOverview(ctx),
    suggestions: () => listSuggestions(ctx, undefined),
    'suppliers by name': () => suppliers('name'),
    'suppliers by punctuality': () => suppliers('-rating'),
    'one supplier': () => getSupplier(ctx, supplierId),
    [`a purchase order of ${ORDER_LINES} lines, canceled`]: async () => {
      const { id: orderId, version } = await createOrder(ctx, input(1))
      await setOrderStatus(ctx, { orderId, version, status: 'Cancelled' })
    },
    [`a receipt of ${ORDER_LINES} lines`]: receive,
  }
}
