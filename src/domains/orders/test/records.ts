import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import type { DomainRecords } from '#test/security/record-scene.ts'

const NO_ORDER = 'ORD-0000000000'
const NO_PART = `${NO_ORDER}-1`
const NO_FILE = { position: 0, fileId: 'pfl_never' }
const NO_PROPOSAL = 'prp_00000000000000000000000000'
const NO_RETURN = 'ret_00000000000000000000000000'

export const domainRecords: DomainRecords = {
  records({ plaza, owner, buyer, workspace, order, inOwnWorkspace }) {
    async function parcel(): Promise<{ orderId: string; number: string; parcelId: string }> {
      await buyer.call('cart.addLine', { variantId: await plaza.variant('PLATE'), quantity: 1 })
      const { orderId } = (await buyer.call('checkout.placeOrder', { email: 'bruno@example.com', shippingAddress: BRUNO_ADDRESS })).body
      const number = `${orderId}-1`
      const { parcels } = (await owner.call('orders.vendor.ship', { number }, { workspace })).body
      return { orderId, number, parcelId: parcels[0].id }
    }
    async function requestedReturn(): Promise<string> {
      const { orderId, number, parcelId } = await parcel()
      await owner.call('orders.vendor.deliver', { number, parcelId }, { workspace })
      const input = { orderId, number, lines: [{ position: 0, quantity: 1 }], reason: 'other' }
      return (await buyer.call('orders.returns.request', input)).body.parts[0].returns[0].id
    }
    async function disputedReturn(): Promise<string> {
      const returnId = await requestedReturn()
      await owner.call('orders.vendor.returns.refuse', { returnId, answer: 'No' }, { workspace })
      const [row] = await plaza.rows<{ order_id: string }>('select order_id from orders.returns where id = $1', [returnId])
      const { status } = await buyer.call('orders.returns.dispute', { orderId: row?.order_id, returnId, message: 'It broke.' })
      if (status !== 200) throw new Error(`the dispute was answered ${status}`)
      return returnId
    }
    async function proposal({ accept = false, dispute = false, kind = 'refund' } = {}): Promise<{ orderId: string; proposalId: string }> {
      const { orderId, number } = await parcel()
      const content = { orderId, number, kind, lines: [{ position: 0, quantity: 1 }], reason: 'damaged' }
      const proposalId: string = (await buyer.call('orders.proposals.make', content)).body.proposal.id
      if (accept) await owner.call('orders.vendor.proposals.accept', { proposalId }, { workspace })
      if (dispute) {
        await owner.call('orders.vendor.proposals.decline', { proposalId, answer: 'No' }, { workspace })
        await buyer.call('orders.proposals.dispute', { orderId, proposalId, message: 'It broke.' })
      }
      return { orderId, proposalId }
    }
    const ofProposal = async (how: Parameters<typeof proposal>[0], rest: object = {}) =>
      inOwnWorkspace({ proposalId: (await proposal(how)).proposalId, ...rest }, { proposalId: NO_PROPOSAL, ...rest })
    const ofReturn = async (id: Promise<string>, rest: object = {}) =>
      inOwnWorkspace({ returnId: await id, ...rest }, { returnId: NO_RETURN, ...rest })
    const ofParcel = async (rest: object = {}) => {
      const { number, parcelId } = await parcel()
      return inOwnWorkspace({ number, parcelId, ...rest }, { number: NO_PART, parcelId, ...rest })
    }
    return {
      'orders.digital.get': async () => ({ foreign: { orderId: await order() }, missing: { orderId: NO_ORDER } }),
      'orders.digital.openDownload': async () => ({
        foreign: { orderId: await order(), ...NO_FILE },
        missing: { orderId: NO_ORDER, ...NO_FILE },
      }),
      'orders.vendor.lots': async () => inOwnWorkspace({ number: `${await order()}-1` }, { number: NO_PART }),
      'orders.vendor.provide': async () => ({ foreign: { number: `${await order()}-1` }, missing: { number: NO_PART } }),
      'orders.vendor.resetDownloads': async () => ({
        foreign: { number: `${await order()}-1`, position: 0 },
        missing: { number: NO_PART, position: 0 },
      }),
      'orders.get': async () => ({ foreign: { orderId: await order() }, missing: { orderId: NO_ORDER } }),
      'orders.claim': async () => ({ foreign: { orderId: await order() }, missing: { orderId: NO_ORDER } }),
      'orders.thread.open': async () => {
        const orderId = await order()
        return { foreign: { orderId, number: `${orderId}-1` }, missing: { orderId: NO_ORDER, number: NO_PART } }
      },
      'orders.proposals.get': async () => ({
        foreign: { proposalId: (await proposal()).proposalId },
        missing: { proposalId: NO_PROPOSAL },
      }),
      'orders.vendor.proposals.accept': () => ofProposal({}),
      'orders.vendor.proposals.decline': () => ofProposal({}, { answer: 'No' }),
      'orders.vendor.proposals.withdraw': () => ofProposal({}),
      'orders.vendor.proposals.answerDispute': () => ofProposal({ dispute: true }, { answer: 'We packed it well.' }),
      'orders.vendor.proposals.shipReplacement': () => ofProposal({ accept: true, kind: 'replacement' }),
      'orders.vendor.proposals.cancelReplacement': () => ofProposal({ accept: true, kind: 'replacement' }),
      'orders.vendor.deliver': () => ofParcel(),
      'orders.vendor.track': () => ofParcel({ trackingNumber: 'A1' }),
      'orders.vendor.returns.accept': () => ofReturn(requestedReturn()),
      'orders.vendor.returns.refuse': () => ofReturn(requestedReturn(), { answer: 'No' }),
      'orders.vendor.returns.receive': () => ofReturn(requestedReturn(), { restock: true }),
      'orders.vendor.returns.answerDispute': () => ofReturn(disputedReturn(), { answer: 'We packed it well.' }),
    }
  },
}
