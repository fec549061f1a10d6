import { implementOperations } from '#platform/server/implement-operations.ts'
import { procurement } from '../contract.ts'
import { acceptLink } from './accept-link.ts'
import { adviseShipment } from './advise-shipment.ts'
import { archiveSupplier } from './archive-supplier.ts'
import { askForLink } from './ask-for-link.ts'
import { listBills } from './bills.ts'
import { closeOrderLines } from './close-order-lines.ts'
import { confirmByLink } from './confirm-by-link.ts'
import { confirmCustomerOrder } from './confirm-customer-order.ts'
import { createOrder } from './create-order.ts'
import { createSupplier } from './create-supplier.ts'
import { getCustomerOrder, listCustomerOrders } from './customer-orders.ts'
import { endLink } from './end-link.ts'
import { enterBill } from './enter-bill.ts'
import { getSending } from './get-sending.ts'
import { getLineCodes } from './line-codes.ts'
import { listLotLines } from './lot-lines.ts'
import { orderSuggestions } from './order-suggestions.ts'
import { getOrder } from './order-views.ts'
import { getOverview, listOrders, variantChoices, warehouseChoices } from './orders.ts'
import { payBill } from './pay-bill.ts'
import { receiveOrder } from './receive-order.ts'
import { removeSupplierItem } from './remove-supplier-item.ts'
import { reopenBill } from './reopen-bill.ts'
import { returnGoods } from './return-goods.ts'
import { saveSupplierItem } from './save-supplier-item.ts'
import { sendOrder } from './send-order.ts'
import { setOrderStatus } from './set-order-status.ts'
import { getSettings } from './settings.ts'
import { listSuggestions } from './suggestions.ts'
import { listSupplierItems } from './supplier-items.ts'
import { getLinkedOrder } from './supplier-link.ts'
import { getSupplierLink, listCustomers } from './supplier-links.ts'
import { getSupplier, listSuppliers } from './suppliers.ts'
import { updateOrder } from './update-order.ts'
import { updateSettings } from './update-settings.ts'
import { updateSupplier } from './update-supplier.ts'
import { voidBill } from './void-bill.ts'

const os = implementOperations(procurement)

export const procurementRouter = os.router({
  bills: {
    list: os.bills.list.handler(({ input, context: { ctx } }) => listBills(ctx, input)),
    enter: os.bills.enter.handler(({ input, context: { ctx } }) => enterBill(ctx, input)),
    pay: os.bills.pay.handler(({ input, context: { ctx } }) => payBill(ctx, input)),
    reopen: os.bills.reopen.handler(({ input, context: { ctx } }) => reopenBill(ctx, input)),
    void: os.bills.void.handler(({ input, context: { ctx } }) => voidBill(ctx, input)),
  },
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
    returnGoods: os.orders.returnGoods.handler(({ input, context: { ctx } }) => returnGoods(ctx, input)),
    closeLines: os.orders.closeLines.handler(({ input, context: { ctx } }) => closeOrderLines(ctx, input)),
  },
  sendings: {
    get: os.sendings.get.handler(({ input, context: { ctx } }) => getSending(ctx, input.orderId)),
    send: os.sendings.send.handler(({ input, context: { ctx } }) => sendOrder(ctx, input)),
  },
  supplierLink: {
    get: os.supplierLink.get.handler(({ input, context: { ctx } }) => getLinkedOrder(ctx, input.token)),
    confirm: os.supplierLink.confirm.handler(({ input, context: { ctx } }) => confirmByLink(ctx, input)),
  },
  customerOrders: {
    list: os.customerOrders.list.handler(({ input, context: { ctx } }) => listCustomerOrders(ctx, input)),
    get: os.customerOrders.get.handler(({ input, context: { ctx } }) => getCustomerOrder(ctx, input.orderId)),
    confirm: os.customerOrders.confirm.handler(({ input, context: { ctx } }) => confirmCustomerOrder(ctx, input)),
    advise: os.customerOrders.advise.handler(({ input, context: { ctx } }) => adviseShipment(ctx, input)),
  },
  links: {
    get: os.links.get.handler(({ input, context: { ctx } }) => getSupplierLink(ctx, input.supplierId)),
    ask: os.links.ask.handler(({ input, context: { ctx } }) => askForLink(ctx, input)),
    customers: os.links.customers.handler(({ context: { ctx } }) => listCustomers(ctx)),
    accept: os.links.accept.handler(({ input, context: { ctx } }) => acceptLink(ctx, input.linkId)),
    end: os.links.end.handler(({ input, context: { ctx } }) => endLink(ctx, input.linkId)),
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
