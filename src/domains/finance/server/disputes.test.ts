/** Card payments that shoppers dispute at their bank: webhooks, ledger and the vendor's balances, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { type CardDisputes, openCardDisputes } from '#test/plaza/card-disputes.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { openSalesFlow, type SalesFlow } from '#test/plaza/sales-flow.ts'
import { expectAdministrationTilesToAddUp, expectVendorTilesToAddUp } from '#test/plaza/tiles.ts'

let plaza: TestPlaza
let bank: CardDisputes
let till: SalesFlow

beforeAll(async () => {
  plaza = await openTestPlaza()
  bank = await openCardDisputes(plaza)
  till = await openSalesFlow(plaza)
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await expectAdministrationTilesToAddUp(till.omar, plaza.services.now())
  await bank.close()
  await plaza.close()
})

const dispute: CardDisputes['dispute'] = (...how) => bank.dispute(...how)
const report: CardDisputes['report'] = (...what) => bank.report(...what)
const tiles = () => expectVendorTilesToAddUp(till.amira, till.darAmira)
const at = (shown: Record<string, number>, key: string) => shown[key] ?? 0

async function cash(): Promise<number> {
  const [account] = await plaza.rows<{ held: number }>(`select -balance_minor as held from finance.accounts where id = 'platform:cash:USD'`)
  return account?.held ?? 0
}

type Row = { kind: string; text: string; href: string; workspaceId: string | null }

/** Newest first. */
async function heard(member: Member, kind: string): Promise<Row[]> {
  const { items } = (await member.call('notifications.list', { limit: 100 })).body
  return items.filter((row: Row) => row.kind === kind).map((row: Row) => ({ ...row, text: row.text.replace(/[\u2066-\u2069]/g, '') }))
}
const textsOf = (rows: readonly Row[]) => rows.map(({ text }) => text)
const mailed = (address: string) =>
  plaza
    .mailTo(address)
    .map(({ text }) => text.replace(/[\u2066-\u2069]/g, '').replace(/\s+/g, ' '))
    .join()

const listed = async () => (await till.omar.call('payments.admin.disputes.list')).body.items[0]

test('the vendor’s share is held while the bank decides, and given back once Plaza won and has the money again', async () => {
  const order = await till.earn({ PLATE: 2 })
  const [before, held] = [await tiles(), await cash()]
  const disputed = await dispute(order)
  await report(disputed, 'created', 'needs_response')
  await report(disputed, 'created', 'needs_response')
  await report(disputed, 'funds_withdrawn', 'needs_response')
  await report(disputed, 'funds_withdrawn', 'under_review')
  expect(await tiles()).toMatchObject({ held: 58_32, available: at(before, 'available') - 58_32, earned: at(before, 'earned') })
  expect(await cash()).toBe(held - 64_80)
  expect((await till.ask('payouts.request', { amountMinor: at(before, 'available') })).body.code).toBe('BALANCE_TOO_LOW')
  expect(await listed()).toMatchObject({
    orderId: order.id,
    status: 'open',
    dueBy: expect.any(String),
    url: 'https://dashboard.stripe.com/test/disputes/dp_1',
  })
  expect((await till.amira.call('payments.admin.disputes.list')).status).toBe(404)

  await report(disputed, 'closed', 'won')
  expect(at(await tiles(), 'held')).toBe(58_32)
  await report(disputed, 'funds_reinstated', 'won')
  await report(disputed, 'created', 'needs_response')
  expect(await tiles()).toEqual(before)
  expect(await cash()).toBe(held)
  expect(await listed()).toMatchObject({ status: 'won', dueBy: null })
})

test('a lost dispute is paid from the vendors’ earnings, with the commission, in whatever order the bank reports', async () => {
  const { order } = await till.buy({ PLATE: 2, CABLE: 1 })
  await till.pay(order)
  const [before, held] = [await tiles(), await cash()]
  const disputed = await dispute(order, { stored: false })
  await report(disputed, 'closed', 'lost')
  await report(disputed, 'funds_withdrawn', 'needs_response')
  await report(disputed, 'created', 'needs_response')
  await report(disputed, 'closed', 'lost')
  const lost = { pending: at(before, 'pending') - 58_32, earned: at(before, 'earned') - 58_32 }
  expect(await tiles()).toEqual({ ...before, ...lost })
  expect(await cash()).toBe(held - order.total.amountMinor)
  const number = order.parts[0]?.number
  expect((await till.ask('earnings.get', { part: number })).body).toMatchObject({ state: 'returned', net: { amountMinor: 0 } })
})

test('a question of the bank holds nothing; a dispute that was won before anything was taken gives all back', async () => {
  const { order } = await till.buy({ PLATE: 1 })
  await till.pay(order)
  const before = await tiles()
  const disputed = await dispute(order)
  await report(disputed, 'created', 'warning_needs_response')
  expect(await tiles()).toEqual(before)
  await report(disputed, 'updated', 'needs_response')
  expect(at(await tiles(), 'held')).toBe(38_16)
  await report(disputed, 'closed', 'won')
  expect(await tiles()).toEqual(before)
})

test('administrators and each vendor hear once that a payment is disputed, and once that the dispute is lost', async () => {
  const [bruno, farid] = await Promise.all([plaza.member('bruno'), plaza.member('farid')])
  const { order } = await till.buy({ PLATE: 2, CABLE: 1 })
  await till.pay(order)
  const [plates, cable] = ['dar-amira', 'plaza-house'].map((slug) => order.parts.find(({ vendor }) => vendor.slug === slug)?.number ?? '')
  const disputed = await dispute(order)
  const about = (rows: readonly Row[]) => rows.filter(({ text }) => text.includes(order.id))
  const amount = `$${(order.total.amountMinor / 100).toFixed(2)}`
  await report(disputed, 'created', 'warning_needs_response')
  expect(textsOf(about(await heard(till.omar, 'payments.disputed')))).toEqual([
    `A bank asks about the card payment of ${amount} for order ${order.id}`,
  ])
  expect(about(await heard(till.amira, 'finance.saleDisputed'))).toEqual([])

  await report(disputed, 'updated', 'needs_response')
  await report(disputed, 'funds_withdrawn', 'needs_response')
  await report(disputed, 'updated', 'under_review')
  const opened = `A shopper disputes the card payment of ${amount} for order ${order.id}`
  const [toOmar] = await heard(till.omar, 'payments.disputed')
  expect(toOmar).toMatchObject({ text: opened, href: '/admin/disputes', workspaceId: null })
  const held = `A shopper disputes the payment for order ${plates} at their bank; $58.32 is held`
  const [toAmira] = await heard(till.amira, 'finance.saleDisputed')
  expect(toAmira).toMatchObject({ text: held, href: `/vendor/finances/earnings/${plates}`, workspaceId: till.darAmira })
  const [toPlazaHouse] = await heard(till.omar, 'finance.saleDisputed')
  expect(toPlazaHouse).toMatchObject({
    href: `/vendor/finances/earnings/${cable}`,
    workspaceId: await plaza.workspace('Plaza House'),
  })

  await report(disputed, 'closed', 'lost')
  await report(disputed, 'closed', 'lost')
  expect(textsOf(about(await heard(till.omar, 'payments.disputed'))).slice(0, 2)).toEqual([
    `The card dispute over ${amount} for order ${order.id} was lost`,
    opened,
  ])
  const lost = `The card dispute for order ${plates} was lost; $64.80 went back to the shopper`
  expect(textsOf(about(await heard(till.amira, 'finance.saleDisputed')))).toEqual([lost, held])
  expect(about(await heard(till.omar, 'finance.saleDisputed'))).toHaveLength(2)
  for (const stranger of [bruno, farid])
    for (const kind of ['payments.disputed', 'finance.saleDisputed']) expect(await heard(stranger, kind)).toEqual([])
  for (const text of [held, lost]) expect(mailed('amira@example.com')).toContain(text)
  expect(mailed('omar@example.com')).toContain(opened)
})

test('a vendor hears that a dispute is won once its money is there again, in its own language', async () => {
  const { order } = await till.buy({ PLATE: 1 })
  await till.pay(order)
  const part = order.parts[0]?.number ?? ''
  const disputed = await dispute(order)
  await report(disputed, 'funds_withdrawn', 'needs_response')
  await report(disputed, 'closed', 'won')
  const [toOmar] = await heard(till.omar, 'payments.disputed')
  expect(toOmar?.text).toMatch(new RegExp(`^The card dispute over \\$[\\d.]+ for order ${order.id} was won$`))
  expect((await heard(till.amira, 'finance.saleDisputed'))[0]?.text).toContain('is held')
  await report(disputed, 'funds_reinstated', 'won')
  for (const [language, text] of [
    ['es', `Se ganó la disputa de tarjeta del pedido ${part}; $38.16 ya no están retenidos`],
    ['ar', `كُسب الاعتراض على دفعة الطلب ${part}، ولم يعد $38.16 محجوزًا`],
    ['en', `The card dispute for order ${part} was won; $38.16 is no longer held`],
  ] as const) {
    till.amira.language = language
    expect((await heard(till.amira, 'finance.saleDisputed'))[0]?.text).toBe(text)
  }
})
