/** Proposals: what shopper and vendor agree on, over HTTP. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { Guest } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { runConcurrently } from '#test/plaza/run-concurrently.ts'
import { DAY_MS, openSalesFlow, type SalesFlow } from '#test/plaza/sales-flow.ts'
import type { OrderView, ProposalView } from '../../contract.ts'
import { settleOverdueProposals } from '../jobs.ts'

let plaza: TestPlaza
let till: SalesFlow

beforeAll(async () => {
  plaza = await openTestPlaza()
  till = await openSalesFlow(plaza)
})
afterAll(() => plaza.close())

type Sold = { guest: Guest; order: OrderView }

let sold: Sold
beforeEach(async () => {
  sold = await delivered({ PLATE: 3 })
})

async function delivered(goods: Record<string, number>): Promise<Sold> {
  const bought = await till.buy(goods)
  await till.pay(bought.order)
  await till.deliver(bought.order)
  return bought
}

const numberOf = ({ id }: OrderView) => `${id}-1`
const ONE = [{ position: 0, quantity: 1 }]
const asVendor = (operation: string, input: object, by = till.amira) =>
  by.call(`orders.vendor.proposals.${operation}`, input, { workspace: till.darAmira })
const ask = (content: object = {}, { guest, order } = sold) =>
  guest.call('POST', `/orders/${order.id}/proposals`, {
    number: numberOf(order),
    kind: 'refund',
    lines: ONE,
    reason: 'damaged',
    ...content,
  })
const offer = (content: object = {}) =>
  asVendor('make', {
    number: numberOf(sold.order),
    kind: 'refund',
    lines: ONE,
    reason: 'damaged',
    message: 'Sorry about that.',
    ...content,
  })
const answer = (id: string, what: string, body: object = {}, guest = sold.guest) =>
  guest.call('POST', `/orders/${sold.order.id}/proposals/${id}/${what}`, body)
const partNow = async () => (await sold.guest.get(`/orders/${sold.order.id}`)).body.parts[0]
const listed = async (): Promise<ProposalView[]> => (await sold.guest.get(`/orders/${sold.order.id}/proposals`)).body.items
const subjects = (address: string) => plaza.mailTo(address).map(({ subject }) => subject)
const decide = (id: string, decision: string) => till.omar.call('orders.admin.disputes.decide', { id, decision, reason: 'As agreed.' })

describe('a refund', () => {
  test('the shopper asks for one unit, the vendor accepts, and the money and the books follow', async () => {
    const { body } = await ask({ message: 'One is cracked.' })
    expect(body.proposal).toMatchObject({
      status: 'Open',
      side: 'shopper',
      viewer: 'shopper',
      amount: { amountMinor: 32_40 },
      steps: ['withdraw'],
    })
    await plaza.settle()
    expect((await asVendor('list', { number: numberOf(sold.order) })).body.items).toMatchObject([
      { status: 'Open', viewer: 'vendor', message: 'One is cracked.', steps: ['accept', 'decline'] },
    ])
    const accepted = await asVendor('accept', { proposalId: body.proposal.id })
    expect(accepted.body.proposal).toMatchObject({
      status: 'Accepted',
      steps: [],
      history: [{ status: 'Open' }, { status: 'Accepted', side: 'vendor' }],
    })
    await plaza.settle()
    expect(await partNow()).toMatchObject({ refunded: { amountMinor: 32_40 }, lines: [{ refunded: 1 }] })
    const { entries } = (await till.omar.call('finance.admin.ofOrder', { orderId: sold.order.id })).body
    const types = entries.map(({ type }: { type: string }) => type)
    expect(types.filter((type: string) => ['refund', 'commissionRefund', 'paymentRefund'].includes(type)).toSorted()).toEqual([
      'commissionRefund',
      'paymentRefund',
      'refund',
    ])
    expect(await findViolations(plaza.pool)).toEqual([])
  })

  test('accepted twice is paid once', async () => {
    const { proposal } = (await offer()).body
    expect((await answer(proposal.id, 'acceptance')).status).toBe(200)
    expect((await answer(proposal.id, 'acceptance')).body.proposal.status).toBe('Accepted')
    expect((await partNow()).refunded.amountMinor).toBe(32_40)
  })

  test('of two acceptances and a withdrawal at once one kind wins, and at most one refund is paid', async () => {
    const { proposal } = (await offer()).body
    const accept = () => answer(proposal.id, 'acceptance')
    const withdraw = () => asVendor('withdraw', { proposalId: proposal.id })
    const replies = await runConcurrently(plaza, 'select from orders.orders where id = $1', sold.order.id, [accept, withdraw, accept])
    const done = replies.map(({ status }) => status === 200)
    expect(done[0]).toBe(done[2])
    expect(done[1]).toBe(!done[0])
    expect((await partNow()).refunded.amountMinor).toBe(done[0] ? 32_40 : 0)
  })

  test('of two proposals for the last unit accepted at once one wins, and the other says what is left', async () => {
    const lines = [{ position: 0, quantity: 2 }]
    const first = (await offer({ lines })).body.proposal.id
    const second = (await offer({ lines })).body.proposal.id
    const acts = [first, second].map((id) => () => answer(id, 'acceptance'))
    const replies = await runConcurrently(plaza, 'select from orders.orders where id = $1', sold.order.id, acts)
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'NOT_AVAILABLE',
      data: { lines: [{ position: 0, left: 1 }] },
    })
    expect((await partNow()).lines[0].refunded).toBe(2)
  })

  test('cancels units that were not sent, and releases their stock', async () => {
    sold = await till.buy({ PLATE: 2 })
    const before = await plaza.available('PLATE')
    const { proposal } = (await ask()).body
    await asVendor('accept', { proposalId: proposal.id })
    expect((await partNow()).lines[0]).toMatchObject({ cancelled: 1, refunded: 0 })
    expect(await plaza.available('PLATE')).toBe((before ?? 0) + 1)
    await plaza.settle()
    expect(await findViolations(plaza.pool)).toEqual([])
  })

  test('is not accepted by its own side, and not by the same person on the other side', async () => {
    const asked = (await ask()).body.proposal.id
    expect((await answer(asked, 'acceptance')).body.code).toBe('OWN_PROPOSAL')
    const offered = (await offer()).body.proposal.id
    expect((await asVendor('accept', { proposalId: offered })).body.code).toBe('OWN_PROPOSAL')
    const { id } = await till.amira.me()
    await plaza.rows('update orders.proposals set proposed_by = $2 where id = $1', [asked, id])
    expect((await asVendor('accept', { proposalId: asked })).body.code).toBe('OWN_PROPOSAL')
    expect((await partNow()).refunded.amountMinor).toBe(0)
  })

  test('that the vendor can no longer pay is not accepted, and the shopper does not learn the balance', async () => {
    await till.wait(15 * DAY_MS)
    const { proposal } = (await offer()).body
    const { available } = (await till.ask('summary')).body.balances[0]
    expect((await till.ask('payouts.request', { amountMinor: available.amountMinor })).status).toBe(200)
    const reply = await answer(proposal.id, 'acceptance')
    expect(reply).toMatchObject({ status: 409, body: { code: 'NOT_COVERED' } })
    expect(JSON.stringify(reply.body)).not.toContain('available')
    expect((await listed())[0]?.status).toBe('Open')
  })
})

describe('a return and a replacement', () => {
  test('an accepted return is open for its items, with the vendor’s consent also after the return period', async () => {
    await till.wait(20 * DAY_MS)
    const { proposal } = (await ask({ kind: 'return' })).body
    await asVendor('accept', { proposalId: proposal.id })
    expect((await partNow()).returns).toMatchObject([{ status: 'Accepted', lines: [{ quantity: 1 }] }])
    expect((await ask({ kind: 'return', lines: [{ position: 0, quantity: 3 }] })).body).toMatchObject({
      code: 'NOT_AVAILABLE',
      data: { lines: [{ left: 2 }] },
    })
  })

  test('a replacement takes stock, is a task of the vendor, and is sent with tracking and no money', async () => {
    const before = (await plaza.available('PLATE')) ?? 0
    const { proposal } = (await ask({ kind: 'replacement', lines: [{ position: 0, quantity: 2 }] })).body
    expect(proposal.amount).toBeNull()
    await asVendor('accept', { proposalId: proposal.id })
    expect(await plaza.available('PLATE')).toBe(before - 2)
    expect(await findViolations(plaza.pool)).toEqual([])
    const toDo = (await till.amira.call('orders.vendor.toDo', {}, { workspace: till.darAmira })).body.proposals
    expect(toDo.items).toContainEqual(expect.objectContaining({ id: proposal.id, task: 'ship', itemCount: 2 }))
    const pending = await asVendor('make', {
      number: numberOf(sold.order),
      kind: 'refund',
      lines: [{ position: 0, quantity: 2 }],
      reason: 'other',
    })
    expect(pending.body).toMatchObject({ code: 'NOT_AVAILABLE', data: { lines: [{ left: 1 }] } })

    const tracking = { carrier: 'Correos', trackingNumber: 'R-1' }
    expect((await asVendor('shipReplacement', { proposalId: proposal.id, ...tracking })).body.proposal).toMatchObject({
      replacement: tracking,
      steps: [],
    })
    expect((await asVendor('shipReplacement', { proposalId: proposal.id })).body.code).toBe('WRONG_STATUS')
    await plaza.settle()
    expect(subjects(sold.guest.email)).toContain(`The replacement for order ${sold.order.id} is on its way`)
    expect((await partNow()).refunded.amountMinor).toBe(0)
    expect(await plaza.available('PLATE')).toBe(before - 2)
    expect(await findViolations(plaza.pool)).toEqual([])
  })

  test('a replacement that is out of stock is not accepted', async () => {
    const { proposal } = (await ask({ kind: 'replacement' })).body
    const { guest } = await till.buy({ PLATE: (await plaza.available('PLATE')) ?? 0 })
    expect((await asVendor('accept', { proposalId: proposal.id })).body).toMatchObject({
      code: 'OUT_OF_STOCK',
      data: { lines: [{ position: 0, left: 0 }] },
    })
    const [order] = await plaza.rows<{ id: string }>('select id from orders.orders where email = $1', [guest.email])
    await till.amira.call('orders.vendor.cancel', { number: `${order?.id}-1` }, { workspace: till.darAmira })
    expect((await asVendor('accept', { proposalId: proposal.id })).status).toBe(200)
    expect((await asVendor('cancelReplacement', { proposalId: proposal.id })).body.proposal.status).toBe('Withdrawn')
    expect((await ask()).status).toBe(200)
    expect(await findViolations(plaza.pool)).toEqual([])
  })
})

describe('an answer that does not come, or is no', () => {
  test('a declined request is disputed by the shopper, and an administrator refunds it', async () => {
    const { proposal } = (await ask()).body
    await asVendor('decline', { proposalId: proposal.id, answer: 'It left in one piece.' })
    await plaza.settle()
    expect(subjects(sold.guest.email)).toContain(`Your request for order ${sold.order.id} was declined`)
    expect((await listed())[0]).toMatchObject({ status: 'Declined', answer: 'It left in one piece.', steps: ['dispute'] })
    expect((await answer(proposal.id, 'dispute', { message: 'The photo shows it.' })).body.proposal.status).toBe('Disputed')
    await asVendor('answerDispute', { proposalId: proposal.id, answer: 'We packed it well.' })
    await plaza.settle()
    expect(subjects('amira@example.com')).toContain(`A request about order ${numberOf(sold.order)} is in dispute`)
    const { items } = (await till.omar.call('orders.admin.disputes.list', {})).body
    expect(items).toContainEqual(expect.objectContaining({ id: proposal.id, about: 'proposal', status: 'Disputed', answered: true }))
    expect((await till.omar.call('orders.admin.disputes.get', { id: proposal.id })).body).toMatchObject({
      kind: 'refund',
      refund: { amountMinor: 32_40 },
      dispute: { message: 'The photo shows it.', answer: 'We packed it well.' },
    })
    expect((await decide(proposal.id, 'refund')).body).toMatchObject({ status: 'Refunded', dispute: { decision: 'refunded' } })
    expect((await decide(proposal.id, 'dismiss')).body.code).toBe('WRONG_STATUS')
    await plaza.settle()
    expect((await partNow()).refunded.amountMinor).toBe(32_40)
    expect(await findViolations(plaza.pool)).toEqual([])
  })

  test('a request that nobody answered for three days goes to the administrators, and a vendor’s proposal expires', async () => {
    const asked = (await ask({ message: 'It never came.' })).body.proposal.id
    const offered = (await offer()).body.proposal.id
    await till.wait(3 * DAY_MS - 60_000)
    await settleOverdueProposals.run(plaza.services, {})
    expect((await listed()).map(({ status }) => status)).toEqual(['Open', 'Open'])
    await till.wait(10 * 60_000)
    await settleOverdueProposals.run(plaza.services, {})
    const now = new Map((await listed()).map(({ id, status }) => [id, status]))
    expect([now.get(asked), now.get(offered)]).toEqual(['Disputed', 'Expired'])
    expect((await till.omar.call('orders.admin.disputes.get', { id: asked })).body.dispute.message).toBe('It never came.')
    expect((await decide(asked, 'dismiss')).body.status).toBe('Dismissed')
    await plaza.settle()
    expect(subjects(sold.guest.email)).toContain(`Plaza’s decision about order ${sold.order.id}`)
    expect((await partNow()).refunded.amountMinor).toBe(0)
  })

  test('a dispute ends when the vendor accepts the request after all', async () => {
    const { proposal } = (await ask()).body
    await asVendor('decline', { proposalId: proposal.id, answer: 'No.' })
    await answer(proposal.id, 'dispute', { message: 'Please look again.' })
    expect((await asVendor('accept', { proposalId: proposal.id })).body.proposal.status).toBe('Accepted')
    expect((await decide(proposal.id, 'refund')).body.code).toBe('WRONG_STATUS')
    expect((await partNow()).refunded.amountMinor).toBe(32_40)
  })

  test('is too late one return window after the refusal, and needs a reason', async () => {
    const { proposal } = (await ask()).body
    expect((await asVendor('decline', { proposalId: proposal.id, answer: ' ' })).body.code).toBe('INVALID_INPUT')
    await asVendor('decline', { proposalId: proposal.id, answer: 'No.' })
    await till.wait(15 * DAY_MS)
    expect((await answer(proposal.id, 'dispute', { message: 'Now.' })).body.code).toBe('DISPUTE_TOO_LATE')
  })
})

describe('who sees and answers a proposal', () => {
  test('for strangers and other vendors it does not exist', async () => {
    const { proposal } = (await ask()).body
    const stranger = plaza.guest()
    expect((await stranger.get(`/orders/${sold.order.id}/proposals`)).status).toBe(404)
    expect((await stranger.get(`/proposals/${proposal.id}`)).status).toBe(404)
    expect((await answer(proposal.id, 'withdrawal', {}, stranger)).status).toBe(404)
    const store = await plaza.workspace('Plaza House')
    const other = await till.omar.call('orders.vendor.proposals.accept', { proposalId: proposal.id }, { workspace: store })
    expect(other.status).toBe(404)
    expect((await asVendor('accept', { proposalId: 'prp_00000000000000000000000000' })).status).toBe(404)
    expect((await till.amira.call('orders.proposals.get', { proposalId: proposal.id })).body.viewer).toBe('vendor')
  })

  test('the bearer of a forwarded link reads it and cannot answer', async () => {
    const { proposal } = (await offer()).body
    await plaza.settle()
    const link = plaza.mailTo(sold.guest.email)[0]?.text.match(/link=([\w-]+)/)?.[1] ?? ''
    const header = { 'plaza-order-link': link }
    const bearer = plaza.guest()
    expect((await bearer.get(`/orders/${sold.order.id}/proposals`, header)).body.items).toMatchObject([{ id: proposal.id, steps: [] }])
    const reply = await bearer.call('POST', `/orders/${sold.order.id}/proposals/${proposal.id}/acceptance`, {}, header)
    expect(reply.body.code).toBe('EMAIL_NOT_CONFIRMED')
  })

  test('one side has at most five open ones, and none for units that are gone', async () => {
    for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(200)
    expect((await ask()).body).toMatchObject({ code: 'TOO_MANY_OPEN', data: { most: 5 } })
    expect((await offer({ lines: [{ position: 0, quantity: 4 }] })).body).toMatchObject({
      code: 'NOT_AVAILABLE',
      data: { lines: [{ left: 3 }] },
    })
    expect((await offer({ kind: 'gift' })).body.code).toBe('INVALID_INPUT')
  })
})
