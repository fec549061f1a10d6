import type { RequestContext } from '#platform/server/guard.ts'
import { implementOperations } from '#platform/server/implement-operations.ts'
import type { OperationContext, WorkspaceContext } from '#platform/server/services.ts'
import { orders } from '../contract.ts'
import { acceptReturn } from './accept-return.ts'
import { addNote } from './add-note.ts'
import { cancelAsAdmin } from './admin/cancel-as-admin.ts'
import { decideDispute } from './admin/decide-dispute.ts'
import { countOpenDisputes, getDispute, listDisputes } from './admin/disputes.ts'
import { getOrderFigures } from './admin/figures.ts'
import { getAdminOrder, previewAsAdmin } from './admin/get-admin-order.ts'
import { listParts } from './admin/list-parts.ts'
import { loadSellers } from './admin/parts.sql.ts'
import { refundAsAdmin } from './admin/refund-as-admin.ts'
import { answerDispute } from './answer-dispute.ts'
import { cancelOrder } from './cancel-order.ts'
import { cancelPart } from './cancel-part.ts'
import { claimOrder } from './claim-order.ts'
import { deliverParcel } from './deliver-parcel.ts'
import { getDigital } from './digital/digital.ts'
import { openDownload } from './digital/open-download.ts'
import { resetDownloads } from './digital/reset-downloads.ts'
import { disputeReturn } from './dispute-return.ts'
import { getOrder, previewRefund } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { listVendorOrders } from './list-vendor-orders.ts'
import { markOrderPaid } from './mark-order-paid.ts'
import { ORDER_LINK_HEADER } from './order-link-header.ts'
import { processPart } from './process-part.ts'
import { acceptProposal } from './proposals/accept-proposal.ts'
import { answerProposalDispute } from './proposals/answer-proposal-dispute.ts'
import { cancelReplacement } from './proposals/cancel-replacement.ts'
import { declineProposal } from './proposals/decline-proposal.ts'
import { disputeProposal } from './proposals/dispute-proposal.ts'
import { getProposal, listProposals, listVendorProposals } from './proposals/list-proposals.ts'
import { makeProposal } from './proposals/make-proposal.ts'
import { asShopper, asVendor, asVendorOf } from './proposals/party.ts'
import { shipReplacement } from './proposals/ship-replacement.ts'
import { withdrawProposal } from './proposals/withdraw-proposal.ts'
import { provideService } from './provide-service.ts'
import { receiveReturn } from './receive-return.ts'
import { refundPart } from './refund-part.ts'
import { refuseReturn } from './refuse-return.ts'
import { reorder } from './reorder.ts'
import { requestConfirmation } from './request-confirmation.ts'
import { requestReturn } from './request-return.ts'
import { orderSettings } from './settings.sql.ts'
import { shipParcel } from './ship-parcel.ts'
import { listShippableLots } from './shippable-lots.ts'
import { getGuestThread } from './thread/guest-thread.ts'
import { openOrderThread } from './thread/open-order-thread.ts'
import { openVendorThread } from './thread/open-vendor-thread.ts'
import { readOrderMessages } from './thread/read-order-messages.ts'
import { sendOrderMessage } from './thread/send-order-message.ts'
import { trackParcel } from './track-parcel.ts'
import { getVendorOrder, previewVendorRefund } from './vendor-order.ts'
import { loadVendorToDo } from './vendor-to-do.ts'
import { withdrawReturn } from './withdraw-return.ts'

const os = implementOperations(orders)

const linkTokenFrom = (context: RequestContext) => context.header(ORDER_LINK_HEADER)
const shopperOf = (context: RequestContext & { ctx: OperationContext }, { orderId }: { orderId: string }) =>
  asShopper(context.ctx, orderId, linkTokenFrom(context))
const vendorOfPart = (ctx: WorkspaceContext, { number }: { number: string }) => asVendor(ctx, number)
const vendorOfProposal = (ctx: WorkspaceContext, { proposalId }: { proposalId: string }) => asVendorOf(ctx, proposalId)

export const ordersRouter = os.router({
  get: os.get.handler(({ input, context }) => getOrder(context.ctx, input.orderId, linkTokenFrom(context))),
  list: os.list.handler(({ input, context: { ctx } }) => listOrders(ctx, input)),
  previewRefund: os.previewRefund.handler(({ input, context }) => previewRefund(context.ctx, input, linkTokenFrom(context))),
  cancel: os.cancel.handler(({ input, context }) => cancelOrder(context.ctx, input, linkTokenFrom(context))),
  returns: {
    request: os.returns.request.handler(({ input, context }) => requestReturn(context.ctx, input, linkTokenFrom(context))),
    dispute: os.returns.dispute.handler(({ input, context }) => disputeReturn(context.ctx, input, linkTokenFrom(context))),
    withdraw: os.returns.withdraw.handler(({ input, context }) => withdrawReturn(context.ctx, input, linkTokenFrom(context))),
  },
  digital: {
    get: os.digital.get.handler(({ input, context }) => getDigital(context.ctx, input.orderId, linkTokenFrom(context))),
    openDownload: os.digital.openDownload.handler(({ input, context }) => openDownload(context.ctx, input, linkTokenFrom(context))),
  },
  proposals: {
    list: os.proposals.list.handler(async ({ input, context }) => ({
      items: await listProposals(context.ctx, input.orderId, linkTokenFrom(context)),
    })),
    get: os.proposals.get.handler(({ input, context }) => getProposal(context.ctx, input.proposalId, linkTokenFrom(context))),
    make: os.proposals.make.handler(({ input, context }) => makeProposal(context.ctx, shopperOf(context, input), input)),
    accept: os.proposals.accept.handler(({ input, context }) => acceptProposal(context.ctx, shopperOf(context, input), input)),
    decline: os.proposals.decline.handler(({ input, context }) => declineProposal(context.ctx, shopperOf(context, input), input)),
    withdraw: os.proposals.withdraw.handler(({ input, context }) => withdrawProposal(context.ctx, shopperOf(context, input), input)),
    dispute: os.proposals.dispute.handler(({ input, context }) => disputeProposal(context.ctx, shopperOf(context, input), input)),
  },
  thread: {
    open: os.thread.open.handler(({ input, context: { ctx } }) => openOrderThread(ctx, input)),
    get: os.thread.get.handler(({ input, context }) => getGuestThread(context.ctx, input, linkTokenFrom(context))),
    send: os.thread.send.handler(({ input, context }) => sendOrderMessage(context.ctx, input, linkTokenFrom(context))),
    read: os.thread.read.handler(({ input, context }) => readOrderMessages(context.ctx, input, linkTokenFrom(context))),
  },
  requestConfirmation: os.requestConfirmation.handler(async ({ input, context }) => {
    await requestConfirmation(context.ctx, input, linkTokenFrom(context))
    return {}
  }),
  claim: os.claim.handler(({ input, context }) => claimOrder(context.ctx, input, linkTokenFrom(context))),
  reorder: os.reorder.handler(({ input, context }) => reorder(context.ctx, input, linkTokenFrom(context))),

  settings: {
    get: os.settings.get.handler(({ context: { ctx } }) => orderSettings.load(ctx.services.db)),
    update: os.settings.update.handler(({ input, context: { ctx } }) => orderSettings.update(ctx, input)),
  },
  markPaid: os.markPaid.handler(async ({ input, context: { ctx } }) => {
    await markOrderPaid(ctx, input)
    return {}
  }),

  admin: {
    list: os.admin.list.handler(({ input, context: { ctx } }) => listParts(ctx, input)),
    get: os.admin.get.handler(({ input, context: { ctx } }) => getAdminOrder(ctx, input.number)),
    vendors: os.admin.vendors.handler(async ({ context: { ctx } }) => ({ items: await loadSellers(ctx.services.db) })),
    previewRefund: os.admin.previewRefund.handler(({ input, context: { ctx } }) => previewAsAdmin(ctx, input)),
    cancel: os.admin.cancel.handler(({ input, context: { ctx } }) => cancelAsAdmin(ctx, input)),
    refund: os.admin.refund.handler(({ input, context: { ctx } }) => refundAsAdmin(ctx, input)),
    disputes: {
      count: os.admin.disputes.count.handler(async ({ context: { ctx } }) => ({ open: await countOpenDisputes(ctx.services.db) })),
      list: os.admin.disputes.list.handler(({ input, context: { ctx } }) => listDisputes(ctx, input)),
      get: os.admin.disputes.get.handler(({ input, context: { ctx } }) => getDispute(ctx, input)),
      decide: os.admin.disputes.decide.handler(({ input, context: { ctx } }) => decideDispute(ctx, input)),
    },
    figures: os.admin.figures.handler(({ input, context: { ctx } }) => getOrderFigures(ctx, input)),
  },

  vendor: {
    list: os.vendor.list.handler(({ input, context: { ctx } }) => listVendorOrders(ctx, input)),
    get: os.vendor.get.handler(({ input, context: { ctx } }) => getVendorOrder(ctx, input)),
    toDo: os.vendor.toDo.handler(({ context: { ctx } }) => loadVendorToDo(ctx)),
    previewRefund: os.vendor.previewRefund.handler(({ input, context: { ctx } }) => previewVendorRefund(ctx, input)),
    process: os.vendor.process.handler(({ input, context: { ctx } }) => processPart(ctx, input)),
    lots: os.vendor.lots.handler(({ input, context: { ctx } }) => listShippableLots(ctx, input)),
    ship: os.vendor.ship.handler(({ input, context: { ctx } }) => shipParcel(ctx, input)),
    provide: os.vendor.provide.handler(({ input, context: { ctx } }) => provideService(ctx, input)),
    resetDownloads: os.vendor.resetDownloads.handler(({ input, context: { ctx } }) => resetDownloads(ctx, input)),
    track: os.vendor.track.handler(({ input, context: { ctx } }) => trackParcel(ctx, input)),
    deliver: os.vendor.deliver.handler(({ input, context: { ctx } }) => deliverParcel(ctx, input)),
    cancel: os.vendor.cancel.handler(({ input, context: { ctx } }) => cancelPart(ctx, input)),
    refund: os.vendor.refund.handler(({ input, context: { ctx } }) => refundPart(ctx, input)),
    addNote: os.vendor.addNote.handler(({ input, context: { ctx } }) => addNote(ctx, input)),
    openThread: os.vendor.openThread.handler(({ input, context: { ctx } }) => openVendorThread(ctx, input)),
    proposals: {
      list: os.vendor.proposals.list.handler(async ({ input, context: { ctx } }) => ({ items: await listVendorProposals(ctx, input) })),
      make: os.vendor.proposals.make.handler(({ input, context: { ctx } }) => makeProposal(ctx, vendorOfPart(ctx, input), input)),
      accept: os.vendor.proposals.accept.handler(async ({ input, context: { ctx } }) =>
        acceptProposal(ctx, await vendorOfProposal(ctx, input), input),
      ),
      decline: os.vendor.proposals.decline.handler(async ({ input, context: { ctx } }) =>
        declineProposal(ctx, await vendorOfProposal(ctx, input), input),
      ),
      withdraw: os.vendor.proposals.withdraw.handler(async ({ input, context: { ctx } }) =>
        withdrawProposal(ctx, await vendorOfProposal(ctx, input), input),
      ),
      answerDispute: os.vendor.proposals.answerDispute.handler(async ({ input, context: { ctx } }) =>
        answerProposalDispute(ctx, await vendorOfProposal(ctx, input), input),
      ),
      shipReplacement: os.vendor.proposals.shipReplacement.handler(async ({ input, context: { ctx } }) =>
        shipReplacement(ctx, await vendorOfProposal(ctx, input), input),
      ),
      cancelReplacement: os.vendor.proposals.cancelReplacement.handler(async ({ input, context: { ctx } }) =>
        cancelReplacement(ctx, await vendorOfProposal(ctx, input), input),
      ),
    },
    returns: {
      accept: os.vendor.returns.accept.handler(({ input, context: { ctx } }) => acceptReturn(ctx, input)),
      refuse: os.vendor.returns.refuse.handler(({ input, context: { ctx } }) => refuseReturn(ctx, input)),
      answerDispute: os.vendor.returns.answerDispute.handler(({ input, context: { ctx } }) => answerDispute(ctx, input)),
      receive: os.vendor.returns.receive.handler(({ input, context: { ctx } }) => receiveReturn(ctx, input)),
    },
  },
})
