import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { orders } from '../contract.ts'
import { acceptReturn, receiveReturn, refuseReturn } from './answer-return.ts'
import { cancelOrder, cancelPart } from './cancel-units.ts'
import { claimOrder } from './claim-order.ts'
import { answerDispute, disputeReturn } from './dispute-return.ts'
import { deliverParcel, processPart, shipParcel, trackParcel } from './fulfil-part.ts'
import { getOrder, previewRefund } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { listVendorOrders } from './list-vendor-orders.ts'
import { decideDispute, disputesWaiting, getDispute, listDisputes } from './operator/disputes.ts'
import { orderFigures } from './operator/figures.ts'
import { listParts } from './operator/list-parts.ts'
import { sellersOf } from './operator/parts.sql.ts'
import { operatorOrder, previewAsOperator } from './operator/read-order.ts'
import { cancelAsOperator, refundAsOperator } from './operator/step-in.ts'
import { markOrderPaid } from './order-payments.ts'
import { refundPart } from './refund-units.ts'
import { reorder } from './reorder.ts'
import { requestReturn, withdrawReturn } from './request-return.ts'
import { getSettings, updateSettings } from './settings.ts'
import { addNote, getVendorOrder, previewVendorsRefund } from './vendor-order.ts'
import { vendorsToDo } from './vendors-to-do.ts'

export const ORDER_LINK_HEADER = 'plaza-order-link'

const os = implement(orders).$context<RequestContext>().use(guard)

const linkOf = (context: RequestContext) => context.header(ORDER_LINK_HEADER)

export const ordersRouter = os.router({
  get: os.get.handler(({ input, context }) => getOrder(context.call, input.orderId, linkOf(context))),
  printing: os.printing.handler(({ context: { call } }) => ({ pdf: call.kernel.print !== null })),
  list: os.list.handler(({ input, context: { call } }) => listOrders(call, input)),
  previewRefund: os.previewRefund.handler(({ input, context }) => previewRefund(context.call, input, linkOf(context))),
  cancel: os.cancel.handler(({ input, context }) => cancelOrder(context.call, input, linkOf(context))),
  returns: {
    request: os.returns.request.handler(({ input, context }) => requestReturn(context.call, input, linkOf(context))),
    dispute: os.returns.dispute.handler(({ input, context }) => disputeReturn(context.call, input, linkOf(context))),
    withdraw: os.returns.withdraw.handler(({ input, context }) => withdrawReturn(context.call, input, linkOf(context))),
  },
  claim: os.claim.handler(({ input, context }) => claimOrder(context.call, input, linkOf(context))),
  reorder: os.reorder.handler(({ input, context }) => reorder(context.call, input, linkOf(context))),

  settings: {
    get: os.settings.get.handler(({ context: { call } }) => getSettings(call)),
    update: os.settings.update.handler(({ input, context: { call } }) => updateSettings(call, input)),
  },
  markPaid: os.markPaid.handler(async ({ input, context: { call } }) => {
    await markOrderPaid(call, input)
    return {}
  }),

  admin: {
    list: os.admin.list.handler(({ input, context: { call } }) => listParts(call, input)),
    get: os.admin.get.handler(({ input, context: { call } }) => operatorOrder(call, input.number)),
    vendors: os.admin.vendors.handler(async ({ context: { call } }) => ({ items: await sellersOf(call.kernel.db) })),
    previewRefund: os.admin.previewRefund.handler(({ input, context: { call } }) => previewAsOperator(call, input)),
    cancel: os.admin.cancel.handler(({ input, context: { call } }) => cancelAsOperator(call, input)),
    refund: os.admin.refund.handler(({ input, context: { call } }) => refundAsOperator(call, input)),
    disputes: {
      list: os.admin.disputes.list.handler(({ input, context: { call } }) => listDisputes(call, input)),
      get: os.admin.disputes.get.handler(({ input, context: { call } }) => getDispute(call, input)),
      decide: os.admin.disputes.decide.handler(({ input, context: { call } }) => decideDispute(call, input)),
    },
    figures: os.admin.figures.handler(({ input, context: { call } }) => orderFigures(call, input)),
    waiting: os.admin.waiting.handler(async ({ context: { call } }) => ({ disputes: await disputesWaiting(call.kernel.db) })),
  },

  vendor: {
    list: os.vendor.list.handler(({ input, context: { call } }) => listVendorOrders(call, input)),
    get: os.vendor.get.handler(({ input, context: { call } }) => getVendorOrder(call, input)),
    toDo: os.vendor.toDo.handler(({ context: { call } }) => vendorsToDo(call)),
    previewRefund: os.vendor.previewRefund.handler(({ input, context: { call } }) => previewVendorsRefund(call, input)),
    process: os.vendor.process.handler(({ input, context: { call } }) => processPart(call, input)),
    ship: os.vendor.ship.handler(({ input, context: { call } }) => shipParcel(call, input)),
    track: os.vendor.track.handler(({ input, context: { call } }) => trackParcel(call, input)),
    deliver: os.vendor.deliver.handler(({ input, context: { call } }) => deliverParcel(call, input)),
    cancel: os.vendor.cancel.handler(({ input, context: { call } }) => cancelPart(call, input)),
    refund: os.vendor.refund.handler(({ input, context: { call } }) => refundPart(call, input)),
    addNote: os.vendor.addNote.handler(({ input, context: { call } }) => addNote(call, input)),
    returns: {
      accept: os.vendor.returns.accept.handler(({ input, context: { call } }) => acceptReturn(call, input)),
      refuse: os.vendor.returns.refuse.handler(({ input, context: { call } }) => refuseReturn(call, input)),
      answerDispute: os.vendor.returns.answerDispute.handler(({ input, context: { call } }) => answerDispute(call, input)),
      receive: os.vendor.returns.receive.handler(({ input, context: { call } }) => receiveReturn(call, input)),
    },
  },
})
