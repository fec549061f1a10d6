/** Promotions that are limited to a segment of the vendor's contacts, from CRM to the order. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { PromotionView } from '../contract.ts'

let plaza: TestPlaza
let amira: Member
let bruno: Member
let chen: Member
let workspace: string
let segmentId: string
let contactId: string

const ask = async (operation: string, input: object = {}) => amira.call(operation, input, { workspace })

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, bruno, chen] = [await plaza.member('amira'), await plaza.member('bruno'), await plaza.member('chen')]
  workspace = await plaza.workspace('Dar Amira')
  const conditions = { segment: 'Wholesale' }
  segmentId = (await ask('crm.segments.create', { name: 'Wholesale', conditions })).body.id
  contactId = (await ask('crm.contacts.create', { name: 'Bruno', email: 'bruno@example.com', segment: 'Wholesale' })).body.id
})
afterAll(async () => {
  await plaza.settle()
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const input = (changes: object) => ({
  minimumMinor: 0,
  products: [],
  categories: [],
  vendors: [],
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  name: { en: 'Wholesale', es: '', ar: '' },
  code: null,
  offer: { kind: 'percentage', percent: 10 },
  startsAt: new Date(plaza.services.now().getTime() - 1000).toISOString(),
  segmentId,
  ...changes,
})
async function offer(changes: object = {}): Promise<PromotionView> {
  const { status, body } = await ask('promotions.create', input(changes))
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const remove = ({ id: promotionId }: PromotionView) => ask('promotions.remove', { promotionId })

/** Links the contact with an account, as an act of that person does. */
async function link(username: string | null): Promise<void> {
  await plaza.rows('update crm.contacts set linked_user_id = (select id from accounts.users where username = $1) where id = $2', [
    username,
    contactId,
  ])
  await plaza.rows(
    `insert into crm.member_links (user_id, workspace_id, created_at) select id, $1, now() from accounts.users where username = $2
     on conflict do nothing`,
    [workspace, username],
  )
}

async function discountOf(member: Member): Promise<number> {
  await member.call('cart.addLine', { variantId: await plaza.variant('PLATE'), quantity: 1 })
  const { body } = await member.call('cart.get')
  const minor = body.totals.discount.amountMinor
  await member.call('cart.clear')
  return minor
}

test('an automatic promotion applies to the linked buyer in the segment, and to nobody else', async () => {
  const promotion = await offer()
  expect(promotion.scope.segment).toEqual({ id: segmentId, name: 'Wholesale' })
  expect([await discountOf(bruno), await discountOf(chen)]).toEqual([0, 0])
  await link('bruno')
  expect([await discountOf(bruno), await discountOf(chen)]).toEqual([3_00, 0])
  const { reductions } = (await plaza.guest().get('/promotions/reductions?vendors=dar-amira')).body.items[0]
  expect(reductions).toEqual([])
  await remove(promotion)
})

test('a code of the segment says why it does nothing for another buyer', async () => {
  const promotion = await offer({ code: 'WHOLESALE' })
  await chen.call('cart.addLine', { variantId: await plaza.variant('PLATE'), quantity: 1 })
  expect((await chen.call('cart.enterCode', { code: 'wholesale' })).body.code).toBe('CODE_NOT_FOR_YOU')
  await remove(promotion)
})

test('leaving the segment ends the discount, also between the cart and the order', async () => {
  const promotion = await offer()
  await bruno.call('cart.addLine', { variantId: await plaza.variant('PLATE'), quantity: 1 })
  const expected = (await bruno.call('cart.get')).body.totals
  expect(expected.discount.amountMinor).toBe(3_00)
  const contact = (await ask('crm.contacts.get', { contactId })).body
  const change = { contactId, version: contact.version, name: contact.name, email: contact.email, segment: 'Retail' }
  expect((await ask('crm.contacts.update', change)).status).toBe(200)
  expect((await bruno.call('cart.get')).body.totals.discount.amountMinor).toBe(0)
  const order = { email: 'bruno@example.com', shippingAddress: BRUNO_ADDRESS, expectedTotalMinor: expected.total.amountMinor }
  expect((await bruno.call('checkout.placeOrder', order)).status).toBe(409)
  const back = { ...change, version: contact.version + 1, segment: 'Wholesale' }
  expect((await ask('crm.contacts.update', back)).status).toBe(200)
  expect((await bruno.call('checkout.placeOrder', order)).status).toBe(200)
  await remove(promotion)
})

test('a contact that is merged takes its buyer along to the kept one', async () => {
  const promotion = await offer()
  const { id: keptId } = (await ask('crm.contacts.create', { name: 'Bruno B.', segment: 'Wholesale' })).body
  const { version: mergedVersion } = (await ask('crm.contacts.get', { contactId })).body
  await ask('crm.contacts.merge', { keptId, mergedId: contactId, keptVersion: 1, mergedVersion })
  expect(await discountOf(bruno)).toBe(3_00)
  await remove(promotion)
})

test('a segment in use can’t be removed until its promotions let go of it; one of somebody else is refused', async () => {
  const promotion = await offer()
  const { body } = await ask('crm.segments.remove', { segmentId })
  expect([body.code, body.data]).toEqual(['SEGMENT_IN_USE', { count: 1 }])
  const { id: promotionId, version } = promotion
  expect((await ask('promotions.update', { promotionId, version, ...input({ segmentId: null }) })).body.scope.segment).toBeNull()
  const { id: other } = (await ask('crm.segments.create', { name: 'Short', conditions: { segment: 'Short' } })).body
  const race = await Promise.all([
    ask('crm.segments.remove', { segmentId: other }),
    ask('promotions.update', { promotionId, version: version + 1, ...input({ segmentId: other }) }),
  ])
  expect(race.map(({ status }) => status).sort()).toEqual([200, 409])
  const foreign = await ask('promotions.create', input({ segmentId: 'segment_00000000000000000000000000' }))
  expect([foreign.status, foreign.body.code]).toEqual([409, 'UNKNOWN_SCOPE'])
})
