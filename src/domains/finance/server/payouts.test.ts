/** Tests payout requests and administrators' decisions. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD, fixtureEmail } from '#app/server/fixtures.ts'
import { findViolations } from '#app/server/invariants.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { openSalesFlow, type SalesFlow } from '#test/plaza/sales-flow.ts'

let plaza: TestPlaza
let till: SalesFlow
let chen: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  till = await openSalesFlow(plaza)
  await plaza.rows("update accounts.users set role = 'admin' where username = 'chen'")
  chen = await plaza.member('chen')
})
afterAll(() => plaza.close())

const request = (amountMinor: unknown, key?: string) =>
  till.amira.call('finance.payouts.request', { amountMinor }, { workspace: till.darAmira, ...(key && { key }) })
const administer = (by: Member, operation: string, input: object) => by.call(`finance.admin.payouts.${operation}`, input)
const balances = async () => (await till.ask('summary')).body.balances[0]
const available = async (): Promise<number> => (await balances()).available.amountMinor

/** Makes exactly this amount available. */
async function have(amountMinor: number): Promise<void> {
  while ((await available()) < amountMinor) {
    await till.earn({ PLATE: 10 })
    await chen.logIn(fixtureEmail('chen'), FIXTURE_PASSWORD)
  }
  const tooMuch = (await available()) - amountMinor
  if (tooMuch === 0) return
  const { version } = (await till.omar.call('finance.admin.settings.get')).body
  await till.omar.call('finance.admin.settings.update', { minPayoutMinor: 1, secondApprovalOverMinor: 1_000_000_00, version })
  const { body } = await request(tooMuch)
  await administer(till.omar, 'process', { id: body.id, reference: 'AWAY' })
  await till.omar.call('finance.admin.settings.update', { minPayoutMinor: 10_00, secondApprovalOverMinor: 1000_00, version: version + 1 })
}

describe('a request', () => {
  test('V7: locks its amount: 60 of 100 leave 40, and a second 60 is rejected', async () => {
    await have(100_00)
    const first = await request(60_00)
    expect(first.body).toMatchObject({ status: 'pending', amount: { amountMinor: 60_00, currency: 'USD' }, needsSecondApproval: false })
    expect(await balances()).toMatchObject({ available: { amountMinor: 40_00 }, locked: { amountMinor: 60_00 } })
    expect((await request(60_00)).body).toMatchObject({ code: 'BALANCE_TOO_LOW', data: { available: { amountMinor: 40_00 } } })
    await administer(till.omar, 'fail', { id: first.body.id, reason: 'The account does not exist.' })
    expect(await balances()).toMatchObject({ available: { amountMinor: 100_00 }, locked: { amountMinor: 0 } })
  })

  test('V8: −5, 0, nothing, half a cent or a word name the field; too little states the minimum, too much the available amount', async () => {
    await have(100_00)
    for (const amount of [-5, 0, undefined, null, 10.5, '', 'ten', Number.MAX_VALUE]) {
      const { status, body } = await request(amount)
      expect([status, body.code, body.data?.fields?.[0]?.path], String(amount)).toEqual([400, 'INVALID_INPUT', 'amountMinor'])
    }
    expect((await request(9_99)).body).toMatchObject({ code: 'PAYOUT_TOO_SMALL', data: { minimum: { amountMinor: 10_00 } } })
    expect((await request(1_000_000_000_00)).body.code).toBe('BALANCE_TOO_LOW')
    expect(await available()).toBe(100_00)
  })

  test('is created once when sent twice with one key', async () => {
    await have(100_00)
    const first = await request(30_00, 'a-payout-of-thirty')
    const second = await request(30_00, 'a-payout-of-thirty')
    expect(second.body.id).toBe(first.body.id)
    expect(await available()).toBe(70_00)
    await administer(till.omar, 'fail', { id: first.body.id, reason: 'Asked by mistake.' })
  })

  test('V7: a hundred concurrent requests for 30 never exceed the 100 available', async () => {
    await have(100_00)
    const replies = await Promise.all(Array.from({ length: 100 }, () => request(30_00)))
    const given = replies.filter(({ status }) => status === 200)
    expect(given).toHaveLength(3)
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(new Set(['BALANCE_TOO_LOW']))
    expect(await balances()).toMatchObject({ available: { amountMinor: 10_00 }, locked: { amountMinor: 90_00 } })
    expect(await findViolations(plaza.pool)).toEqual([])
    for (const { body } of given) await administer(till.omar, 'fail', { id: body.id, reason: 'A test.' })
  })
})

describe('an administrator', () => {
  test('V7: completes it once, with a reference, under concurrency', async () => {
    await have(50_00)
    const { body } = await request(50_00)
    const paid = (await balances()).paid.amountMinor
    const replies = await Promise.all(
      [1, 2, 3].map((reference) => administer(till.omar, 'process', { id: body.id, reference: `SEPA ${reference}` })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.flatMap(({ status, body }) => (status === 200 ? [] : [body.code]))).toEqual(['WRONG_STATUS', 'WRONG_STATUS'])
    expect(await balances()).toMatchObject({
      available: { amountMinor: 0 },
      locked: { amountMinor: 0 },
      paid: { amountMinor: paid + 50_00 },
    })
    const own = (await till.ask('payouts.get', { id: body.id })).body
    expect(own).toMatchObject({ status: 'completed', reference: expect.stringMatching(/^SEPA/), reason: null })
    expect(own.entries.map(({ type }: { type: string }) => type)).toEqual(['payout', 'payoutCompleted'])
    const { items } = (await till.ask('transactions.list', { type: 'payout', limit: 1 })).body
    expect(items[0]).toMatchObject({ type: 'payout', status: 'completed', amount: { amountMinor: -50_00 } })
  })

  test('returns it with a reason, and the vendor has the amount back', async () => {
    await have(50_00)
    const { body } = await request(50_00)
    expect((await administer(till.omar, 'fail', { id: body.id, reason: ' ' })).body.code).toBe('INVALID_INPUT')
    const failed = await administer(till.omar, 'fail', { id: body.id, reason: 'The bank refused the account.' })
    expect(failed.body).toMatchObject({ status: 'failed', reason: 'The bank refused the account.' })
    expect(await available()).toBe(50_00)
    expect((await administer(till.omar, 'process', { id: body.id, reference: 'late' })).body).toMatchObject({
      code: 'WRONG_STATUS',
      data: { status: 'failed' },
    })
  })

  test('needs a second administrator above the limit', async () => {
    await have(1500_00)
    const { body } = await request(1200_00)
    expect(body.needsSecondApproval).toBe(true)
    const approved = await administer(till.omar, 'process', { id: body.id, reference: 'BIG-1' })
    expect(approved.body).toMatchObject({ status: 'pending', reference: null, approvedAt: expect.any(String) })
    expect((await administer(till.omar, 'process', { id: body.id, reference: 'BIG-1' })).body.code).toBe('SECOND_ADMINISTRATOR_NEEDED')
    expect((await balances()).locked.amountMinor).toBe(1200_00)
    expect((await administer(chen, 'get', { id: body.id })).body).toMatchObject({ approvedByMe: false })
    expect((await administer(chen, 'process', { id: body.id, reference: 'BIG-2' })).body).toMatchObject({
      status: 'completed',
      reference: 'BIG-2',
    })
    const acts = await plaza.rows<{ action: string }>('select action from audit.entries where resource_id = $1 order by at', [body.id])
    expect(acts.map(({ action }) => action)).toEqual(['finance.payoutRequested', 'finance.payoutApproved', 'finance.payoutProcessed'])
  })

  test('changes the limits for new requests', async () => {
    await have(300_00)
    const set = async (settings: object) => {
      const { version } = (await till.omar.call('finance.admin.settings.get')).body
      expect((await till.omar.call('finance.admin.settings.update', { ...settings, version })).status).toBe(200)
    }
    const early = await request(60_00)
    await set({ minPayoutMinor: 50_00, secondApprovalOverMinor: 100_00 })
    expect((await request(49_99)).body).toMatchObject({ code: 'PAYOUT_TOO_SMALL', data: { minimum: { amountMinor: 50_00 } } })
    const exact = await request(100_00)
    const above = await request(100_01)
    expect([early, exact, above].map(({ body }) => body.needsSecondApproval)).toEqual([false, false, true])
    await administer(till.omar, 'process', { id: above.body.id, reference: 'ABOVE' })
    expect((await administer(till.omar, 'get', { id: above.body.id })).body.status).toBe('pending')
    for (const { body } of [early, exact, above]) await administer(chen, 'fail', { id: body.id, reason: 'Only tried.' })
    await set({ minPayoutMinor: 10_00, secondApprovalOverMinor: 1000_00 })
  })

  test('only administrators may; a vendor sees no other vendor’s payouts', async () => {
    await have(10_00)
    const { body } = await request(10_00)
    expect((await administer(till.amira, 'process', { id: body.id, reference: 'mine' })).status).toBe(404)
    const platformStore = await plaza.workspace('Plaza House')
    expect((await till.omar.call('finance.payouts.get', { id: body.id }, { workspace: platformStore })).status).toBe(404)
    expect((await administer(till.omar, 'get', { id: 'pot_00000000000000000000000000' })).status).toBe(404)
    expect((await administer(till.omar, 'list', { status: 'pending' })).body.items[0]).toMatchObject({
      id: body.id,
      vendor: { name: 'Dar Amira' },
    })
  })
})

describe('commission rules', () => {
  const RULES = { type: 'percentage', value: 10_00 }
  const rule = (changes: object) => ({
    id: null,
    workspaceId: null,
    category: null,
    type: 'percentage',
    value: 15_00,
    validFrom: '2026-01-01T00:00:00.000Z',
    ...changes,
  })

  test('apply once saved, in order; saving an outdated list fails', async () => {
    const { version } = (await till.omar.call('finance.admin.commission.get')).body
    const rules = [rule({ category: 'accessories' }), rule({ workspaceId: till.darAmira, type: 'fixed', value: 1_00 })]
    const kept = await till.omar.call('finance.admin.commission.update', { ...RULES, rules, version })
    expect(kept.body.rules).toMatchObject([{ categoryName: 'Accessories' }, { vendorName: 'Dar Amira' }])
    const { order } = await till.buy({ PLATE: 1 })
    expect((await till.ask('earnings.get', { part: order.parts[0]?.number })).body.shares).toMatchObject([
      { rule: 'category', value: 15_00 },
    ])
    const late = await till.omar.call('finance.admin.commission.update', { ...RULES, rules: [], version })
    expect(late.body).toMatchObject({ code: 'STALE', data: { current: { version: version + 1 } } })
  })

  test('are rejected for unknown vendors and categories, and above 100 percent', async () => {
    const { version } = (await till.omar.call('finance.admin.commission.get')).body
    const refused = async (changes: object) =>
      (await till.omar.call('finance.admin.commission.update', { ...RULES, rules: [rule(changes)], version })).body
    expect((await refused({ workspaceId: 'ws_nobody' })).code).toBe('UNKNOWN_VENDOR')
    expect((await refused({ category: 'nothing' })).code).toBe('UNKNOWN_CATEGORY')
    expect((await refused({ value: 100_01 })).data.fields[0].path).toBe('rules.0.value')
  })

  test('V10: are previewed on the latest sales, which shows rules that never apply', async () => {
    const rules = [rule({}), rule({ workspaceId: till.darAmira })]
    const { body } = await till.omar.call('finance.admin.commission.preview', { ...RULES, rules })
    expect(body.shadowed).toEqual([{ rule: 1, by: 0 }])
    const vendor = body.vendors.find(({ name }: { name: string }) => name === 'Dar Amira')
    expect(vendor.after.amountMinor).toBeGreaterThan(vendor.before.amountMinor)
    const sums = (key: 'before' | 'after') => body.vendors.reduce((sum: number, one: typeof vendor) => sum + one[key].amountMinor, 0)
    expect([sums('before'), sums('after')]).toEqual([body.before.amountMinor, body.after.amountMinor])
  })
})
