import { implementOperations } from '#platform/server/implement-operations.ts'
import { inventory } from '../contract.ts'
import { adjustItem } from './changes/adjust-item.ts'
import { moveAllocation } from './changes/move-allocation.ts'
import { setReorderPoint } from './changes/set-reorder-point.ts'
import { getLot, listLots } from './lots/list-lots.ts'
import { setTracking } from './lots/set-tracking.ts'
import { updateLot } from './lots/update-lot.ts'
import { pick } from './picking/pick.ts'
import { getPicking, listPicking } from './picking/to-pick.ts'
import { getStockMap } from './reads/stock-map.ts'
import { listStockMoves } from './reads/stock-moves.ts'
import { listStock } from './reads/stock-rows.ts'
import { getStockValue } from './reads/stock-value.ts'
import { getStock } from './reads/variant-stock.ts'
import { cancelTransfer } from './transfers/cancel-transfer.ts'
import { createTransfer } from './transfers/create-transfer.ts'
import { getTransfer, listTransfers } from './transfers/transfers.ts'
import { arrangeWarehouses } from './warehouses/arrange-warehouses.ts'
import { createWarehouse } from './warehouses/create-warehouse.ts'
import { removeWarehouse } from './warehouses/remove-warehouse.ts'
import { setDefaultWarehouse } from './warehouses/set-default-warehouse.ts'
import { updateWarehouse } from './warehouses/update-warehouse.ts'
import { listWarehouses } from './warehouses/warehouses.ts'

const os = implementOperations(inventory)
const { stock, lots, warehouses, transfers, picking } = os

export const inventoryRouter = os.router({
  stock: {
    list: stock.list.handler(({ input, context: { ctx } }) => listStock(ctx, input)),
    get: stock.get.handler(({ input, context: { ctx } }) => getStock(ctx, input)),
    moves: stock.moves.handler(({ input, context: { ctx } }) => listStockMoves(ctx, input)),
    adjust: stock.adjust.handler(({ input, context: { ctx } }) => adjustItem(ctx, input)),
    setReorderPoint: stock.setReorderPoint.handler(({ input, context: { ctx } }) => setReorderPoint(ctx, input)),
    moveAllocation: stock.moveAllocation.handler(({ input, context: { ctx } }) => moveAllocation(ctx, input)),
    map: stock.map.handler(({ input, context: { ctx } }) => getStockMap(ctx, input)),
    value: stock.value.handler(({ input, context: { ctx } }) => getStockValue(ctx, input)),
  },
  lots: {
    list: lots.list.handler(({ input, context: { ctx } }) => listLots(ctx, input)),
    get: lots.get.handler(({ input, context: { ctx } }) => getLot(ctx, input)),
    update: lots.update.handler(({ input, context: { ctx } }) => updateLot(ctx, input)),
    setTracking: lots.setTracking.handler(({ input, context: { ctx } }) => setTracking(ctx, input)),
  },
  warehouses: {
    list: warehouses.list.handler(({ context: { ctx } }) => listWarehouses(ctx)),
    create: warehouses.create.handler(({ input, context: { ctx } }) => createWarehouse(ctx, input)),
    update: warehouses.update.handler(({ input, context: { ctx } }) => updateWarehouse(ctx, input)),
    remove: warehouses.remove.handler(({ input, context: { ctx } }) => removeWarehouse(ctx, input)),
    setDefault: warehouses.setDefault.handler(({ input, context: { ctx } }) => setDefaultWarehouse(ctx, input)),
    arrange: warehouses.arrange.handler(({ input, context: { ctx } }) => arrangeWarehouses(ctx, input)),
  },
  picking: {
    list: picking.list.handler(({ input, context: { ctx } }) => listPicking(ctx, input)),
    get: picking.get.handler(({ input, context: { ctx } }) => getPicking(ctx, input)),
    pick: picking.pick.handler(({ input, context: { ctx } }) => pick(ctx, input)),
  },
  transfers: {
    list: transfers.list.handler(({ input, context: { ctx } }) => listTransfers(ctx, input)),
    get: transfers.get.handler(({ input, context: { ctx } }) => getTransfer(ctx, input)),
    create: transfers.create.handler(({ input, context: { ctx } }) => createTransfer(ctx, input)),
    cancel: transfers.cancel.handler(({ input, context: { ctx } }) => cancelTransfer(ctx, input)),
  },
})
