import { implementOperations } from '#platform/server/implement-operations.ts'
import { procurement } from '../contract.ts'
import { archiveSupplier } from './archive-supplier.ts'
import { closeOrderLines } from './close-order-lines.ts'
import { createOrder } from './create-order.ts'
import { createSupplier } from './create-supplier.ts'
import { getLineCodes } from './line-codes.ts'
import { listLotLines } from './lot-lines.ts'
import { orderSuggestions } from './order-suggestions.ts'
import { getOrder } from './order-views.ts'
import { getOverview, listOrders, variantChoices, warehouseChoices } from './orders.ts'
import { receiveOrder } from './receive-order.ts'
import { removeSupplierItem } from './remove-supplier-item.ts'
import { saveSupplierItem } from './save-supplier-item.ts'
import { setOrderStatus } from './set-order-status.ts'
import { getSettings } from './settings.ts'
import { listSuggestions } from './suggestions.ts'
import { listSupplierItems } from './supplier-items.ts'
import { getSupplier, listSuppliers } from './suppliers.ts'
import { updateOrder } from './update-order.ts'
import { updateSettings } from './update-settings.ts'
import { updateSupplier } from './update-supplier.ts'

const os = implementOperations(procurement)

export const procurementRouter = os.router({
  suppliers: {
    list: os.suppliers.list.handler(({ input, context: { ctx } }) => listSuppliers(ctx, input)),
    get: os.suppliers.get.handler(({ input, context: { ctx } }) => getSupplier(ctx, input.supplierId)),
    create: os.suppliers.create.handler(({ input, context: { ctx } }) => createSupplier(ctx, input)),
    update: os.suppliers.update.handler(({ input, context: { ctx } }) => updateSupplier(ctx, input)),
    archive: os.suppliers.archive.handler(({ input, context: { ctx } }) => archiveSupplier(ctx, input)),
  },
  supplierItems: {
    list: os.supplierItems.list.handler(({ input, context: { ctx } }) => listSupplierItems(ctx, input)),
    save: os.supplierItems.save.handler(({ input, context: { ctx } }) => saveSupplierItem(ctx, input)),
    remove: os.supplierItems.remove.handler(({ input, context: { ctx } }) => removeSupplierItem(ctx, input)),
  },
  orders: {
    list: os.orders.list.handler(({ input, context: { ctx } }) => listOrders(ctx, input)),
    get: os.orders.get.handler(({ input, context: { ctx } }) => getOrder(ctx, input.orderId)),
    create: os.orders.create.handler(({ input, context: { ctx } }) => createOrder(ctx, input)),
    update: os.orders.update.handler(({ input, context: { ctx } }) => updateOrder(ctx, input)),
    setStatus: os.orders.setStatus.handler(({ input, context: { ctx } }) => setOrderStatus(ctx, input)),
    codes: os.orders.codes.handler(({ input, context: { ctx } }) => getLineCodes(ctx, input.orderId)),
    lots: os.orders.lots.handler(({ input, context: { ctx } }) => listLotLines(ctx, input)),
    receive: os.orders.receive.handler(({ input, context: { ctx } }) => receiveOrder(ctx, input)),
    closeLines: os.orders.closeLines.handler(({ input, context: { ctx } }) => closeOrderLines(ctx, input)),
  },
  suggestions: {
    list: os.suggestions.list.handler(({ input, context: { ctx } }) => listSuggestions(ctx, input.cursor)),
    order: os.suggestions.order.handler(({ input, context: { ctx } }) => orderSuggestions(ctx, input)),
  },
  overview: os.overview.handler(({ context: { ctx } }) => getOverview(ctx)),
  variants: os.variants.handler(({ input, context: { ctx } }) => variantChoices(ctx, input)),
  warehouses: os.warehouses.handler(({ context: { ctx } }) => warehouseChoices(ctx)),
  settings: {
    get: os.settings.get.handler(({ context: { ctx } }) => getSettings(ctx)),
    update: os.settings.update.handler(({ input, context: { ctx } }) => updateSettings(ctx, input)),
  },
})
