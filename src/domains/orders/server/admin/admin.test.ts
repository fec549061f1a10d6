/** Administrators: orders of all vendors, cancellations, refunds and disputes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Guest } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { runConcurrently } from '#test/plaza/run-concurrently.ts'
import { DAY_MS, openSalesFlow, type SalesFlow } from '#test/plaza/sales-flow.ts'
import type { OrderView } from '../../contract.ts'

let plaza: TestPlaza
let till: SalesFlow
let omar: Member
let amira: Member
let chen: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  till = await openSalesFlow(plaza)
  ;({ omar, amira } = till)
  await plaza.rows("update accounts.users set role = 'admin' where username = 'chen'")
  chen = await plaza.member('chen')
})
afterAll(() => plaza.close())

const admin = (operation: string, input: object, by = omar) => by.call(`orders.admin.${operation}`, input)
const asAmira = (operation: string, input: object) => amira.call(`orders.vendor.${operation}`, input, { workspace: till.darAmira })
const numberOf = ({ id }: OrderView) => `${id}-1`
const subjectsTo = (address: string) => plaza.mailTo(address).map(({ subject }) => subject)
const entriesOf = async ({ id }: OrderView) => (await omar.call('finance.admin.ofOrder', { orderId: id })).body.entries

async function delivered(goods: Record<string, number>) {
  const sold = await till.buy(goods)
  await till.pay(sold.order)
  await till.deliver(sold.order)
  return sold
}

async function refused({ guest, order }: { guest: Guest; order: OrderView }, quantity = 1): Promise<string> {
  const asked = await guest.call('POST', `/orders/${order.id}/returns`, {
    number: numberOf(order),
    lines: [{ position: 0, quantity }],
    reason: 'damaged',
    comment: 'It has a crack.',
  })
  const returnId = asked.body.parts[0].returns.at(-1).id
  await asAmira('returns.refuse', { returnId, answer: 'It left in one piece.' })
  await plaza.settle()
  return returnId
}

const dispute = (guest: Guest, order: OrderView, returnId: string, message = 'The parcel was soaked.') =>
  guest.call('POST', `/orders/${order.id}/returns/${returnId}/dispute`, { message })
const returnOf = async (guest: Guest, order: OrderView, returnId: string) =>
  (await guest.get(`/orders/${order.id}`)).body.parts[0].returns.find(({ id }: { id: string }) => id === returnId)

async function disputed(goods: Record<string, number> = { PLATE: 1 }) {
  const sold = await delivered(goods)
  const returnId = await refused(sold)
  expect((await dispute(sold.guest, sold.order, returnId)).status).toBe(200)
  await plaza.settle()
  return { ...sold, returnId }
}

describe('orders of all vendors', () => {
  test('can be searched and filtered by number, email, name, vendor, status and day; totals cover all matches', async () => {
    const both = await till.buy({ 'MUG-SAGE': 1, CABLE: 1 })
    const one = await till.buy({ PLATE: 2 })
    const list = async (query: object) => (await admin('list', { limit: 100, ...query })).body
    const numbers = async (query: object) => (await list(query)).items.map(({ number }: { number: string }) => number)

    expect(await numbers({ q: both.order.id })).toEqual([`${both.order.id}-2`, `${both.order.id}-1`])
    expect(await numbers({ q: `${one.order.id}-1` })).toEqual([`${one.order.id}-1`])
    const byMail = await list({ q: '@EXAMPLE.c' })
    expect(byMail.total.count).toBe(3)
    expect(byMail.sums.total.amountMinor).toBe(both.order.total.amountMinor + one.order.total.amountMinor)
    expect((await list({ q: 'runo pa' })).total.count).toBe(3)
    expect((await list({ q: '100%' })).total.count).toBe(0)
    const { items: vendors } = (await admin('vendors', {})).body
    const platformStore = vendors.find(({ name }: { name: string }) => name === 'Plaza House')
    expect((await list({ workspaceId: platformStore.workspaceId })).items).toMatchObject([{ vendor: { name: 'Plaza House' } }])
    expect((await list({ status: 'Delivered' })).total.count).toBe(0)
    expect((await list({ placed: { before: new Date(plaza.services.now().getTime() - DAY_MS).toISOString() } })).total.count).toBe(0)

    const first = await list({ limit: 2 })
    const second = await list({ limit: 2, cursor: first.nextCursor })
    expect([...first.items, ...second.items]).toHaveLength(3)
    expect(second.nextCursor).toBeNull()
  })

  test('the order page shows all actors, payments, mails and ledger entries', async () => {
    const { guest, order } = await delivered({ PLATE: 1 })
    const { body } = await admin('get', { number: order.id })
    expect(body).toMatchObject({
      id: order.id,
      email: guest.email,
      buyer: null,
      payments: [{ method: 'transfer', status: 'paid' }],
    })
    const said = body.events.map(({ kind, what }: { kind: string; what: string }) => `${kind} ${what}`)
    for (const one of [
      'status Pending',
      'status Delivered',
      'parcel Sent',
      'payment paid',
      'mail placed',
      'mail shipped',
      'mail delivered',
    ])
      expect(said).toContain(one)
    expect(body.events.find(({ kind, what }: Record<string, string>) => kind === 'status' && what === 'Delivered')).toMatchObject({
      actor: 'amira',
      side: 'vendor',
    })
    const entries = await entriesOf(order)
    expect(entries.map(({ type }: { type: string }) => type).toSorted()).toEqual(['commission', 'payment', 'sale'])
    for (const { postings } of entries)
      expect(postings.reduce((sum: number, { amount }: { amount: { amountMinor: number } }) => sum + amount.amountMinor, 0)).toBe(0)
  })

  test('are visible to administrators only; others get 404', async () => {
    const { order } = await till.buy({ PLATE: 1 })
    const number = numberOf(order)
    for (const [operation, input] of [
      ['list', {}],
      ['get', { number }],
      ['previewRefund', { number, lines: [{ position: 0, quantity: 1 }] }],
      ['cancel', { number, reason: 'Mine.' }],
      ['refund', { number, reason: 'Mine.' }],
      ['disputes.list', {}],
    ] as const)
      expect([operation, (await admin(operation, input, amira)).status]).toEqual([operation, 404])
    expect((await omar.call('finance.admin.ofOrder', { orderId: 'ORD-NOSUCHONE0' })).body).toEqual({ entries: [] })
    expect((await admin('get', { number: 'ORD-NOSUCHONE0' })).status).toBe(404)
  })
})

describe('an administrator steps in', () => {
  test('cancels a part for fraud once: releases stock, refunds the shopper with the reason, and writes to the audit log', async () => {
    const before = await plaza.available('PLATE')
    const { guest, order } = await till.buy({ PLATE: 2 })
    await till.pay(order)
    const number = numberOf(order)
    expect((await admin('cancel', { number, reason: ' ' })).body.code).toBe('INVALID_INPUT')
    const cancelled = await Promise.all([1, 2].map(() => admin('cancel', { number, reason: 'The card was stolen.' })))
    expect(cancelled.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await plaza.settle()
    const { body } = await admin('get', { number: order.id })
    expect(body).toMatchObject({ status: 'Cancelled', refunded: order.total })
    expect(body.parts[0].history.at(-1)).toMatchObject({ status: 'Cancelled', side: 'platform' })
    expect(body.events).toContainEqual(expect.objectContaining({ kind: 'refund', actor: 'omar', text: 'The card was stolen.' }))
    expect(await plaza.available('PLATE')).toBe(before)
    expect(plaza.mailTo(guest.email).findLast(({ subject }) => subject.startsWith('Items canceled'))?.text).toContain(
      'The card was stolen.',
    )
    const { entries } = (await omar.call('accounts.admin.audit.list', { limit: 1 })).body
    expect(entries[0]).toMatchObject({ action: 'orders.cancelled', resource: { id: order.id } })
  })

  test('refunds shipped units, at most as many as were shipped, and refunded units cannot be returned', async () => {
    const { guest, order } = await delivered({ PLATE: 3 })
    const number = numberOf(order)
    const some = await admin('refund', { number, reason: 'It broke on the way.', lines: [{ position: 0, quantity: 2 }] })
    expect(some.body.parts[0].lines[0]).toMatchObject({ refundable: 1, returnable: 1, returned: 0, refunded: 2 })
    const tooMuch = await admin('refund', { number, reason: 'Again.', lines: [{ position: 0, quantity: 2 }] })
    expect(tooMuch.body).toMatchObject({ code: 'NOT_REFUNDABLE', data: { lines: [{ position: 0, left: 1 }] } })
    await admin('refund', { number, reason: 'The last one too.' })
    await plaza.settle()
    const after = (await guest.get(`/orders/${order.id}`)).body
    expect(after).toMatchObject({ status: 'Refunded', refunded: order.total })
    expect(after.parts[0]).toMatchObject({ status: 'Refunded', returnableUntil: null })
    const { order: waiting } = await till.buy({ PLATE: 1 })
    expect((await admin('refund', { number: numberOf(waiting), reason: 'Too early.' })).body.code).toBe('NOT_REFUNDABLE')
  })

  test('the vendor bears the refund to the cent: sale and commission are reversed in proportion, to zero with the last unit', async () => {
    const { order } = await delivered({ PLATE: 3 })
    const number = numberOf(order)
    await plaza.settle()
    const sums = async () => {
      const all: { type: string; amount: { amountMinor: number }; postings: { account: string; amount: { amountMinor: number } }[] }[] =
        await entriesOf(order)
      for (const { postings } of all) expect(postings.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(0)
      const moved = (...accounts: string[]) =>
        all
          .flatMap(({ postings }) => postings)
          .reduce((sum, { account, amount }) => sum + (accounts.includes(account) ? amount.amountMinor : 0), 0)
      return { vendor: moved('pending', 'available'), commission: moved('commission') }
    }
    const sold = await sums()
    expect(sold.vendor + sold.commission).toBe(order.total.amountMinor)
    expect(sold.commission).toBeGreaterThan(0)

    const lines = [{ position: 0, quantity: 1 }]
    const preview = (await admin('previewRefund', { number, lines })).body
    const one = await admin('refund', { number, reason: 'It broke on the way.', lines })
    await plaza.settle()
    const back = one.body.parts[0].refunded.amountMinor
    expect(preview.total.amountMinor).toBe(back)
    expect((await admin('previewRefund', { number, lines: [{ position: 0, quantity: 3 }] })).status).toBe(404)
    const kept = await sums()
    expect(kept.vendor + kept.commission).toBe(order.total.amountMinor - back)
    expect(kept.commission).toBe(Math.round((sold.commission * (order.total.amountMinor - back)) / order.total.amountMinor))

    await admin('refund', { number, reason: 'The others too.' })
    await plaza.settle()
    expect(await sums()).toEqual({ vendor: 0, commission: 0 })
    expect(await findViolations(plaza.pool)).toEqual([])
  })

  test('units in an open dispute cannot be refunded separately', async () => {
    const sold = await delivered({ PLATE: 2 })
    const returnId = await refused(sold, 1)
    await dispute(sold.guest, sold.order, returnId)
    const number = numberOf(sold.order)
    const whole = [{ position: 0, quantity: 2 }]
    const short = { code: 'NOT_REFUNDABLE', data: { lines: [{ position: 0, left: 1 }] } }
    expect((await admin('refund', { number, reason: 'All of it.', lines: whole })).body).toMatchObject(short)
    expect((await asAmira('refund', { number, reason: 'All of it.', lines: whole })).body).toMatchObject(short)
    await asAmira('refund', { number, reason: 'The other one.' })
    await admin('disputes.decide', { id: returnId, decision: 'refund', reason: 'The shopper is right.' })
    await plaza.settle()
    expect((await sold.guest.get(`/orders/${sold.order.id}`)).body).toMatchObject({ status: 'Refunded', refunded: sold.order.total })
    expect(await findViolations(plaza.pool)).toEqual([])
  })
})

describe('a refused return in dispute', () => {
  test('is opened once, within the window, with a message; the vendor is notified and replies', async () => {
    const sold = await delivered({ PLATE: 1 })
    const { guest, order } = sold
    const returnId = await refused(sold)
    expect((await dispute(guest, order, returnId, '  ')).body.code).toBe('INVALID_INPUT')
    expect((await dispute(plaza.guest(), order, returnId)).status).toBe(404)
    const both = await Promise.all([dispute(guest, order, returnId), dispute(guest, order, returnId)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await plaza.settle()
    expect(subjectsTo('amira@example.com')).toContain(`A return of order ${numberOf(order)} is in dispute`)
    const answered = await asAmira('returns.answerDispute', { returnId, answer: 'Here is the photo of it, packed.' })
    expect(answered.body.parts ?? answered.body.returns[0]).toMatchObject({
      status: 'Disputed',
      dispute: { message: 'The parcel was soaked.', answer: 'Here is the photo of it, packed.', decision: null },
    })
    const { items } = (await admin('disputes.list', {})).body
    expect(items).toMatchObject([
      { id: returnId, about: 'return', vendor: 'Dar Amira', goods: [{ quantity: 1 }], status: 'Disputed', answered: true },
    ])
    expect((await admin('disputes.count', {})).body).toEqual({ open: 1 })
    await admin('disputes.decide', { id: returnId, decision: 'dismiss', reason: 'The photo shows it whole.' })
    await plaza.settle()
    expect((await dispute(guest, order, returnId)).body).toMatchObject({ code: 'WRONG_STATUS', data: { status: 'Dismissed' } })
  })

  test('dismissed: both sides see the reason, nothing is refunded, and the units cannot be disputed again', async () => {
    const { guest, order, returnId } = await disputed()
    const before = await entriesOf(order)
    const { body } = await admin('disputes.decide', { id: returnId, decision: 'dismiss', reason: 'Nothing shows a crack.' })
    expect(body).toMatchObject({ status: 'Dismissed', dispute: { decision: 'dismissed', reason: 'Nothing shows a crack.' } })
    await plaza.settle()
    expect(await entriesOf(order)).toEqual(before)
    expect(await returnOf(guest, order, returnId)).toMatchObject({ status: 'Dismissed', dispute: { reason: 'Nothing shows a crack.' } })
    for (const address of [guest.email, 'amira@example.com'])
      expect(plaza.mailTo(address).findLast(({ subject }) => subject.startsWith('Plaza’s decision'))?.text).toContain(
        'Nothing shows a crack.',
      )
    const again = { number: numberOf(order), lines: [{ position: 0, quantity: 1 }], reason: 'damaged' }
    expect((await guest.call('POST', `/orders/${order.id}/returns`, again)).body.code).toBe('NOT_RETURNABLE')
  })

  test('refunded: deducted from the vendor’s balance exactly once under concurrent decisions, and the ledger balances', async () => {
    const { guest, order, returnId } = await disputed({ PLATE: 1 })
    const decide = (decision: string, by: Member) =>
      admin('disputes.decide', { id: returnId, decision, reason: 'The shopper is right.' }, by)
    const acts = [omar, chen, omar, chen].map((by) => () => decide('refund', by))
    const replies = await runConcurrently(plaza, 'select from orders.orders where id = $1', order.id, acts)
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'WRONG_STATUS')).toHaveLength(3)
    expect((await decide('dismiss', omar)).body.code).toBe('WRONG_STATUS')
    await plaza.settle()

    expect((await guest.get(`/orders/${order.id}`)).body).toMatchObject({ refunded: order.total, parts: [{ status: 'Refunded' }] })
    expect((await returnOf(guest, order, returnId)).history.map(({ status, side }: Record<string, string>) => `${status} ${side}`)).toEqual(
      ['Requested shopper', 'Refused vendor', 'Disputed shopper', 'Refunded platform'],
    )
    const paidBack = await plaza.rows(
      'select amount_minor from payments.refunds where reference_id in (select id from orders.refunds where return_id = $1)',
      [returnId],
    )
    expect(paidBack).toEqual([{ amount_minor: order.total.amountMinor }])
    const types = (await entriesOf(order)).map(({ type }: { type: string }) => type)
    for (const type of ['refund', 'commissionRefund', 'paymentRefund'])
      expect([type, types.filter((one: string) => one === type).length]).toEqual([type, 1])
    expect(subjectsTo(guest.email)).toContain(`Plaza refunded items of order ${order.id}`)
    expect(await findViolations(plaza.pool)).toEqual([])
  })

  test('one administrator refunds while another dismisses: one wins and the other gets WRONG_STATUS', async () => {
    const { order, returnId } = await disputed()
    const decide = (decision: string, by: Member) => admin('disputes.decide', { id: returnId, decision, reason: 'Decided.' }, by)
    const [refund, dismiss] = await Promise.all([decide('refund', omar), decide('dismiss', chen)])
    expect([refund?.status, dismiss?.status].toSorted()).toEqual([200, 409])
    await plaza.settle()
    const types = (await entriesOf(order)).map(({ type }: { type: string }) => type)
    expect(types.includes('refund')).toBe(refund?.status === 200)
  })

  test('is not decided by its vendor, unless there is no other administrator', async () => {
    const { returnId } = await disputed()
    await plaza.rows(`update accounts.users set role = 'admin' where username = 'amira'`)
    const amira = await plaza.member('amira')
    const verdict = { id: returnId, decision: 'dismiss', reason: 'It is about my shop.' }
    expect(await admin('disputes.decide', verdict, amira)).toMatchObject({ status: 403, body: { code: 'OWN_DISPUTE' } })
    await plaza.rows(`update accounts.users set role = 'vendor' where username = 'amira'`)
    expect((await admin('disputes.decide', { ...verdict, reason: 'Nothing shows a crack.' })).status).toBe(200)
  })

  test('is not decided by its shopper either', async () => {
    const { order, returnId } = await disputed()
    await plaza.rows(`update accounts.users set role = 'admin' where username = 'bruno'`)
    const bruno = await plaza.member('bruno')
    await plaza.rows('update orders.orders set user_id = $2 where id = $1', [order.id, (await bruno.me()).id])
    await transactAsSystem(plaza.services, (tx) => tx.services.search.refresh(tx, 'order', [order.id]))
    const verdict = { id: returnId, decision: 'refund', reason: 'I want my money.' }
    expect(await admin('disputes.decide', verdict, bruno)).toMatchObject({ status: 403, body: { code: 'OWN_DISPUTE' } })
    await plaza.rows(`update accounts.users set role = 'user' where username = 'bruno'`)
    expect((await admin('disputes.decide', { ...verdict, reason: 'The shopper is right.' })).status).toBe(200)
  })

  test('ends when the vendor accepts the return or the shopper withdraws it', async () => {
    const accepted = await disputed()
    const { body } = await asAmira('returns.accept', { returnId: accepted.returnId })
    expect(body.returns[0].status).toBe('Accepted')
    expect((await admin('disputes.decide', { id: accepted.returnId, decision: 'refund', reason: 'Late.' })).body.code).toBe('WRONG_STATUS')
    await asAmira('returns.receive', { returnId: accepted.returnId, restock: false })
    const dropped = await disputed()
    await dropped.guest.call('POST', `/orders/${dropped.order.id}/returns/${dropped.returnId}/withdrawal`)
    expect((await admin('disputes.count', {})).body).toEqual({ open: 0 })
    await plaza.settle()
    expect(await findViolations(plaza.pool)).toEqual([])
  })

  test('is refused after the window and for units in another return', async () => {
    const other = await delivered({ PLATE: 1 })
    const first = await refused(other)
    await other.guest.call('POST', `/orders/${other.order.id}/returns`, {
      number: numberOf(other.order),
      lines: [{ position: 0, quantity: 1 }],
      reason: 'other',
    })
    expect((await dispute(other.guest, other.order, first)).body).toMatchObject({ code: 'NOT_RETURNABLE', data: { lines: [{ left: 0 }] } })

    const sold = await delivered({ PLATE: 1 })
    const returnId = await refused(sold)
    expect((await returnOf(sold.guest, sold.order, returnId)).disputableUntil).not.toBeNull()
    await till.wait(14 * DAY_MS + 60_000)
    expect((await dispute(sold.guest, sold.order, returnId)).body.code).toBe('DISPUTE_TOO_LATE')
  })

  test('mails are written in the language of their recipient', async () => {
    const sold = await delivered({ PLATE: 1 })
    await plaza.rows(`update orders.orders set language = 'ar' where id = $1`, [sold.order.id])
    await plaza.rows(
      `update accounts.preferences set language = 'es' where user_id = (select id from accounts.users where username = 'amira')`,
    )
    const returnId = await refused(sold)
    await dispute(sold.guest, sold.order, returnId)
    await admin('disputes.decide', { id: returnId, decision: 'refund', reason: 'Es justo.' })
    await plaza.settle()
    expect(subjectsTo(sold.guest.email)).toContain(`ردّت بلازا ثمن منتجات من الطلب ${sold.order.id}`)
    expect(subjectsTo('amira@example.com')).toContain(`Una devolución del pedido ${numberOf(sold.order)} está en disputa`)
    expect(subjectsTo('amira@example.com')).toContain(`La decisión de Plaza sobre el pedido ${numberOf(sold.order)}`)
  })
})

test('figures of all vendors are compared with the same hours of the previous period', async () => {
  await plaza.settle()
  await till.wait(3 * DAY_MS)
  const early = plaza.services.now().toISOString()
  await till.buy({ PLATE: 1 })
  await till.wait(DAY_MS)
  const begin = new Date(Date.parse(early) + DAY_MS).toISOString()
  const { order } = await till.buy({ PLATE: 2 })
  await till.pay(order)
  await admin('cancel', { number: numberOf(order), reason: 'Not theirs.' })
  await plaza.settle()
  const { body } = await admin('figures', { from: begin, days: 1 })
  expect(body.now).toEqual({ orders: 1, sold: order.total, refunded: order.total })
  expect(body.before).toMatchObject({ orders: 1, refunded: { amountMinor: 0 } })
  expect(body.byDay).toEqual([order.total.amountMinor])
  expect((await admin('figures', { from: early, days: 7 })).body).toMatchObject({ now: { orders: 2 }, byDay: { length: 7 } })
  const commission = (await omar.call('finance.admin.figures', { from: begin, days: 1 })).body
  expect(commission.now.amountMinor).toBe(0)
  expect(commission.before.amountMinor).toBeGreaterThan(0)
  expect((await admin('figures', { from: begin, days: 2 })).status).toBe(400)
  expect((await admin('figures', { from: begin, days: 1 }, amira)).status).toBe(404)
})
