/** Payouts that a second person approves: a colleague of the vendor, and a second administrator. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD, fixtureEmail } from '#app/server/fixtures.ts'
import { findViolations } from '#app/server/invariants.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { openSalesFlow, type SalesFlow } from '#test/plaza/sales-flow.ts'
import { PAYOUT_REQUEST } from './approvals.ts'

let plaza: TestPlaza
let till: SalesFlow
let elena: Member
let chen: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  till = await openSalesFlow(plaza)
  while ((await available()) < 2000_00) await till.earn({ PLATE: 10 })
  elena = await plaza.member('elena')
  await limit(100_00)
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const here = () => ({ workspace: till.darAmira })
const request = (amountMinor: number, { by = till.amira, note = '' } = {}) =>
  by.call('finance.payouts.request', { amountMinor, note }, here())
const payout = async (id: string) => (await till.ask('payouts.get', { id })).body
const process = (by: Member, id: string, reference = 'SEPA 1') => by.call('finance.admin.payouts.process', { id, reference })
const balances = async () => (await till.ask('summary')).body.balances[0]
const available = async (): Promise<number> => (await balances()).available.amountMinor
const inWorkspace = (by: Member, operation: string, input: object) => by.call(`approvals.${operation}`, input, here())
const platform = (by: Member, operation: string, input: object) => by.call(`approvals.admin.requests.${operation}`, input)
const adminPending = async () =>
  (await till.omar.call('finance.admin.payouts.list', { status: 'pending' })).body.items.map(({ id }: { id: string }) => id)

async function limit(overMinor: number | null): Promise<void> {
  const { items } = (await inWorkspace(till.amira, 'limits.list', {})).body
  const { version } = items.find(({ kind }: { kind: string }) => kind === PAYOUT_REQUEST)
  expect((await inWorkspace(till.amira, 'limits.update', { kind: PAYOUT_REQUEST, overMinor, version })).status).toBe(200)
}

describe('a request above the limit of the workspace', () => {
  test('hazard 19: is one above the limit, not one at the limit; roles make no difference', async () => {
    expect((await till.ask('summary')).body.approvalOver).toEqual({ amountMinor: 100_00, currency: 'USD' })
    const exact = await request(100_00)
    const above = await request(100_01)
    const byManager = await request(100_01, { by: elena })
    expect([exact, above, byManager].map(({ body }) => body.approval)).toEqual([null, 'pending', 'pending'])
    for (const { body } of [exact, above, byManager])
      await till.omar.call('finance.admin.payouts.fail', { id: body.id, reason: 'Only tried.' })
    await plaza.settle()
    expect((await balances()).locked.amountMinor).toBe(0)
    expect((await inWorkspace(elena, 'requests.list', { scope: 'waiting' })).body.items).toEqual([])
  })

  test('moves no money before a colleague approves; then administrators see it and pay it once', async () => {
    const before = await balances()
    const { body } = await request(250_00, { note: 'For the kiln.' })
    expect(body).toMatchObject({ status: 'pending', approval: 'pending' })
    await plaza.settle()
    expect(await adminPending()).not.toContain(body.id)
    expect((await process(till.omar, body.id)).body.code).toBe('APPROVAL_NEEDED')
    expect((await balances()).paid).toEqual(before.paid)

    const { approvalId: requestId } = await payout(body.id)
    const waiting = (await inWorkspace(elena, 'requests.get', { requestId })).body
    expect(waiting).toMatchObject({
      what: 'a payout of $250.00',
      note: 'For the kiln.',
      record: { card: { href: `/vendor/finances/payouts/${body.id}` } },
    })
    expect((await inWorkspace(till.amira, 'requests.approve', { requestId, note: '' })).body.code).toBe('OWN_REQUEST')
    const approvals = await Promise.all([1, 2].map(() => inWorkspace(elena, 'requests.approve', { requestId, note: '' })))
    expect(approvals.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await balances()).paid).toEqual(before.paid)
    await plaza.settle()
    expect(await adminPending()).toContain(body.id)
    const { items } = (await till.omar.call('notifications.list', {})).body
    expect(items[0]).toMatchObject({ href: `/admin/payouts/${body.id}` })

    const replies = await Promise.all([1, 2, 3].map((count) => process(till.omar, body.id, `SEPA ${count}`)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await balances()).paid.amountMinor).toBe(before.paid.amountMinor + 250_00)
    expect(await payout(body.id)).toMatchObject({ status: 'completed', approval: 'approved' })
  })

  test('returns its amount when a colleague rejects it, and when its author withdraws it', async () => {
    const before = await available()
    for (const [operation, note, approval] of [
      ['reject', 'Not this month.', 'rejected'],
      ['withdraw', '', 'withdrawn'],
    ] as const) {
      const { body } = await request(300_00)
      expect(await available()).toBe(before - 300_00)
      const { approvalId: requestId } = await payout(body.id)
      const by = operation === 'reject' ? elena : till.amira
      expect((await inWorkspace(by, `requests.${operation}`, { requestId, ...(note && { note }) })).status).toBe(200)
      await plaza.settle()
      await plaza.settle()
      expect(await available()).toBe(before)
      expect(await payout(body.id)).toMatchObject({ status: 'failed', approval, reason: note })
      expect((await process(till.omar, body.id)).body.code).toBe('WRONG_STATUS')
    }
  })

  test('needs nobody once the author is the only one left who may approve', async () => {
    await plaza.rows(
      `update workspaces.members set role = 'staff', permissions = '{orders}' where workspace_id = $1 and role = 'manager'`,
      [till.darAmira],
    )
    expect((await till.ask('summary')).body.approvalOver).toBeNull()
    const { body } = await request(150_00)
    expect(body.approval).toBeNull()
    expect((await process(till.omar, body.id)).body.status).toBe('completed')
    await plaza.rows(
      `update workspaces.members set role = 'manager', permissions = '{}' where workspace_id = $1 and permissions = '{orders}'`,
      [till.darAmira],
    )
    await limit(null)
  })
})

describe('a payout above the limit of the platform', () => {
  test('is paid by the only administrator, beside whom nobody could approve', async () => {
    await setPlatformLimit(200_00)
    const { body } = await request(200_01)
    expect(body.needsSecondApproval).toBe(true)
    expect((await till.omar.call('finance.admin.payouts.get', { id: body.id })).body.needsSecondApproval).toBe(false)
    expect((await process(till.omar, body.id)).body).toMatchObject({ status: 'completed', needsSecondApproval: false })
  })

  test('is approved by a second administrator, then paid once by any of them', async () => {
    await plaza.rows("update accounts.users set role = 'admin' where username = 'chen'")
    chen = await plaza.member('chen')
    await chen.logIn(fixtureEmail('chen'), FIXTURE_PASSWORD)
    const { body } = await request(250_00)
    const paid = (await balances()).paid.amountMinor
    expect((await process(till.omar, body.id)).body.status).toBe('pending')
    const { secondApprovalId: requestId } = (await chen.call('finance.admin.payouts.get', { id: body.id })).body
    expect((await platform(till.omar, 'approve', { requestId, note: '' })).body.code).toBe('OWN_REQUEST')
    expect((await balances()).paid.amountMinor).toBe(paid)
    const [approved, late] = await Promise.all([platform(chen, 'approve', { requestId, note: 'Checked.' }), process(till.omar, body.id)])
    expect(approved?.body).toMatchObject({ status: 'Approved', what: expect.stringContaining('Dar Amira') })
    expect([200, 409]).toContain(late?.status)
    await plaza.settle()
    await Promise.all([process(till.omar, body.id, 'A'), process(chen, body.id, 'B')])
    expect((await balances()).paid.amountMinor).toBe(paid + 250_00)
    expect((await payout(body.id)).status).toBe('completed')
  })

  test('is asked for again after a rejection, and never paid by one administrator alone', async () => {
    const { body } = await request(250_00)
    await process(till.omar, body.id)
    const { secondApprovalId: requestId } = (await chen.call('finance.admin.payouts.get', { id: body.id })).body
    expect((await platform(chen, 'reject', { requestId, note: 'Wrong account.' })).body.status).toBe('Rejected')
    await plaza.settle()
    expect((await till.omar.call('finance.admin.payouts.get', { id: body.id })).body).toMatchObject({
      approvedByMe: false,
      approvedAt: null,
    })
    expect((await process(till.omar, body.id)).body.status).toBe('pending')
    expect((await process(till.omar, body.id)).body.code).toBe('SECOND_ADMINISTRATOR_NEEDED')
    expect((await till.omar.call('finance.admin.payouts.fail', { id: body.id, reason: 'Asked again.' })).body.status).toBe('failed')
    expect((await platform(chen, 'list', { scope: 'waiting' })).body.items).toEqual([])
  })

  test('hazard 44: nobody of the vendor approves its payout, also when they joined after the request', async () => {
    const { body } = await request(250_00)
    await process(till.omar, body.id)
    const { secondApprovalId: requestId } = (await chen.call('finance.admin.payouts.get', { id: body.id })).body
    const [{ id: chenId } = { id: '' }] = await plaza.rows<{ id: string }>("select id from accounts.users where username = 'chen'")
    await plaza.rows(
      `insert into workspaces.members (workspace_id, user_id, role, permissions, joined_at) values ($1, $2, 'staff', '{}', now())`,
      [till.darAmira, chenId],
    )
    expect((await platform(chen, 'approve', { requestId, note: '' })).body.code).toBe('OWN_REQUEST')
    expect((await process(chen, body.id)).body.code).toBe('OWN_BUSINESS')
    await plaza.rows('delete from workspaces.members where workspace_id = $1 and user_id = $2', [till.darAmira, chenId])
    expect((await process(chen, body.id, 'SEPA 9')).body).toMatchObject({ status: 'completed', reference: 'SEPA 9' })
  })

  async function setPlatformLimit(secondApprovalOverMinor: number): Promise<void> {
    const { version, minPayoutMinor } = (await till.omar.call('finance.admin.settings.get')).body
    const saved = await till.omar.call('finance.admin.settings.update', { minPayoutMinor, secondApprovalOverMinor, version })
    expect(saved.status).toBe(200)
  }
})
