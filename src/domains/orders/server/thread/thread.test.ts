/** The conversation about a part: of a member, of a guest, and what Plaza says in it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIXTURE_PASSWORD, fixtureEmail } from '#app/server/fixtures.ts'
import { BRUNO_ADDRESS, type Guest } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { openSalesFlow, type SalesFlow } from '#test/plaza/sales-flow.ts'
import type { MessageView } from '../../../messages/contract.ts'

const MINUTE_MS = 60_000

let plaza: TestPlaza
let till: SalesFlow
let bruno: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  till = await openSalesFlow(plaza)
  bruno = await plaza.member('bruno')
})
afterAll(() => plaza.close())

const asAmira = (operation: string, input: object) => till.amira.call(`orders.vendor.${operation}`, input, { workspace: till.darAmira })
/** What the bell says, without the marks around names and numbers. */
const notices = async (who: Member): Promise<string[]> =>
  (await who.call('notifications.list', {})).body.items.map(({ text }: { text: string }) => text.replaceAll(/[\u2068\u2069]/g, ''))
/** The same text has the same key. */
const keyOf = (text: string) => `key-${Buffer.from(text).toString('hex')}`.slice(0, 60)
const messages = async (who: Member, conversationId: string): Promise<MessageView[]> =>
  (await who.call('messages.list', { conversationId })).body.items
const write = (who: Member, conversationId: string, text: string) =>
  who.call('messages.send', { conversationId, clientKey: keyOf(text), text })
const threadOf = (guest: Guest, orderId: string, headers = {}) =>
  guest.call('GET', `/orders/${orderId}/parts/${orderId}-1/messages`, undefined, headers)
const sendAs = (guest: Guest, orderId: string, text: string, headers = {}) =>
  guest.call('POST', `/orders/${orderId}/parts/${orderId}-1/messages`, { clientKey: keyOf(text), text }, headers)
/** Twice, because the job that collects the replies adds the one that mails them. */
async function wait(ms: number): Promise<void> {
  plaza.moveClock(ms)
  await plaza.settle()
  await plaza.settle()
}
const wroteMails = (guest: Guest) => plaza.mailTo(guest.email).filter(({ subject }) => subject.includes('wrote to you'))

async function orderOfBruno(): Promise<{ orderId: string; number: string }> {
  await bruno.call('cart.addLine', { variantId: await plaza.variant('PLATE'), quantity: 2 })
  const { orderId } = (await bruno.call('checkout.placeOrder', { email: 'bruno@example.com', shippingAddress: BRUNO_ADDRESS })).body
  return { orderId, number: `${orderId}-1` }
}

test('both sides open the same conversation, and what happens to the order is said in it, in order and once', async () => {
  const part = await orderOfBruno()
  const { conversationId } = (await bruno.call('orders.thread.open', part)).body
  expect((await asAmira('openThread', { number: part.number })).body.conversationId).toBe(conversationId)
  await write(bruno, conversationId, 'When do you ship?')
  await asAmira('process', { number: part.number })
  const { parcels } = (await asAmira('ship', { number: part.number, carrier: 'Correos', trackingNumber: 'C-1' })).body
  await asAmira('deliver', { number: part.number, parcelId: parcels[0].id })
  const lines = [{ position: 0, quantity: 1 }]
  const offered = await asAmira('proposals.make', { number: part.number, kind: 'refund', lines, reason: 'damaged', message: 'Sorry.' })
  await plaza.settle()
  const { id } = offered.body.proposal
  expect(await notices(bruno)).toContain(`You were offered a refund for order ${part.orderId}`)
  expect((await bruno.call('orders.proposals.accept', { orderId: part.orderId, proposalId: id })).status).toBe(200)
  await plaza.settle()
  expect(await notices(till.amira)).toContain(`The customer accepted your proposal for order ${part.number}`)
  const seen = await messages(bruno, conversationId)
  expect(seen.map(({ text, event, record }) => text || event?.kind || `${record?.type} ${record?.card?.state}`)).toEqual([
    'When do you ship?',
    'orders.processing',
    'orders.shippedWith',
    'orders.delivered',
    'orderProposal Accepted',
    'orders.refunded',
    'orders.proposalAccepted',
  ])
  expect(seen[4]).toMatchObject({ sender: { kind: 'shop' }, record: { id, card: { href: `/order-confirmation/${part.orderId}` } } })
  expect((await messages(till.amira, conversationId))[4]?.record?.card?.href).toBe(`/orders/${part.number}`)
  const [row] = (await bruno.call('messages.conversations.list', {})).body.items
  expect(row).toMatchObject({ title: part.number, about: { card: { subtitle: 'Dar Amira', href: `/order-confirmation/${part.orderId}` } } })
})

test('for others the order and its conversation do not exist', async () => {
  const part = await orderOfBruno()
  const chen = await plaza.member('chen')
  expect((await chen.call('orders.thread.open', part)).status).toBe(404)
  expect(
    (await till.omar.call('orders.vendor.openThread', { number: part.number }, { workspace: await plaza.workspace('Plaza House') })).status,
  ).toBe(404)
  expect((await threadOf(plaza.guest(), part.orderId)).status).toBe(404)
})

test('a guest writes on the page of the order, the vendor is told, and their replies are mailed once in ten minutes', async () => {
  const { guest, order } = await till.buy({ PLATE: 1 })
  expect((await threadOf(guest, order.id)).body.items).toEqual([])
  expect((await sendAs(guest, order.id, 'Is it blue?')).status).toBe(200)
  expect((await sendAs(guest, order.id, 'Is it blue?')).body.position).toBe(1)
  const { conversationId } = (await asAmira('openThread', { number: `${order.id}-1` })).body
  expect((await till.amira.call('messages.summary')).body.messages).toBeGreaterThan(0)
  await write(till.amira, conversationId, 'Yes, sea blue.')
  await write(till.amira, conversationId, 'With a white rim.')
  await plaza.settle()
  expect(wroteMails(guest)).toEqual([])
  await wait(3 * MINUTE_MS)
  expect(wroteMails(guest)).toHaveLength(1)
  expect(wroteMails(guest)[0]?.text).toContain('“Yes, sea blue.”')
  expect(wroteMails(guest)[0]?.text).toContain('“With a white rim.”')
  await write(till.amira, conversationId, 'It ships today.')
  await plaza.settle()
  await wait(4 * MINUTE_MS)
  expect(wroteMails(guest)).toHaveLength(1)
  await wait(10 * MINUTE_MS)
  expect(wroteMails(guest).map(({ text }) => text.includes('It ships today.'))).toEqual([false, true])
})

test('what a guest read on the page is not mailed', async () => {
  const { guest, order } = await till.buy({ PLATE: 1 })
  const number = `${order.id}-1`
  await sendAs(guest, order.id, 'Hello?')
  const { conversationId } = (await asAmira('openThread', { number })).body
  await write(till.amira, conversationId, 'Hello!')
  await plaza.settle()
  const { items } = (await threadOf(guest, order.id)).body
  expect(items).toMatchObject([
    { text: 'Hello?', side: 'own' },
    { text: 'Hello!', sender: { kind: 'shop', name: 'Dar Amira' } },
  ])
  await guest.call('PUT', `/orders/${order.id}/parts/${number}/messages/reading`, { position: items.at(-1).position })
  await wait(15 * MINUTE_MS)
  expect(wroteMails(guest)).toEqual([])
})

test('a forwarded link reads the thread and does not write in it', async () => {
  const { guest, order } = await till.buy({ PLATE: 1 })
  await sendAs(guest, order.id, 'Is it blue?')
  const link = { 'plaza-order-link': plaza.mailTo(guest.email)[0]?.text.match(/link=([\w-]+)/)?.[1] ?? '' }
  const bearer = plaza.guest()
  expect((await threadOf(bearer, order.id, link)).body.items).toMatchObject([{ text: 'Is it blue?' }])
  expect((await sendAs(bearer, order.id, 'It is mine.', link)).body.code).toBe('EMAIL_NOT_CONFIRMED')
})

test('claiming a guest’s order moves its thread into the messages of the account', async () => {
  const rosa = plaza.browser()
  await rosa.call('cart.addLine', { variantId: await plaza.variant('PLATE'), quantity: 1 })
  const { orderId } = (await rosa.call('checkout.placeOrder', { email: 'rosa@example.com', shippingAddress: BRUNO_ADDRESS })).body
  const { conversationId } = (await asAmira('openThread', { number: `${orderId}-1` })).body
  await write(till.amira, conversationId, 'Thank you for your order.')
  await rosa.logIn(fixtureEmail('dalia'), FIXTURE_PASSWORD)
  expect((await rosa.call('messages.conversations.list', {})).body.items).toEqual([])
  expect((await rosa.call('orders.claim', { orderId })).status).toBe(200)
  expect((await messages(rosa, conversationId)).map(({ text }) => text)).toEqual(['Thank you for your order.'])
})
