/** Requests, four eyes and limits, with a planted kind of approval. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { PURCHASE, plantApproval } from '#test/plaza/planted-approval.ts'
import { lockApproval, withdrawApproval } from './request-approval.ts'

let plaza: TestPlaza
let planted: ReturnType<typeof plantApproval>
let amira: Member
let elena: Member
let farid: Member
let bruno: Member
let workspace: string
const ids = {} as Record<'amira' | 'elena' | 'farid' | 'omar', string>
let count = 0

beforeAll(async () => {
  plaza = await openTestPlaza()
  planted = plantApproval(plaza)
  amira = await plaza.member('amira')
  elena = await plaza.member('elena')
  farid = await plaza.member('farid')
  bruno = await plaza.member('bruno')
  workspace = await plaza.workspace('Dar Amira')
  for (const { id, username } of await plaza.rows<{ id: string; username: keyof typeof ids }>('select id, username from accounts.users'))
    ids[username] = id
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const call = (by: Member, operation: string, input: object = {}) => by.call(`approvals.${operation}`, input, { workspace })
const list = async (by: Member, scope: string) =>
  (await call(by, 'requests.list', { scope })).body.items.map(({ id }: { id: string }) => id)
const purchase = (changes: object = {}) => ({
  id: `po_${++count}`,
  authorId: ids.amira,
  amountMinor: 500_00,
  workspaceId: workspace,
  ...changes,
})
const ask = (changes: object = {}) => planted.request(purchase(changes))
const limits = async () => (await call(amira, 'limits.list')).body.items.find(({ kind }: { kind: string }) => kind === PURCHASE)
async function setLimit(overMinor: number | null) {
  const { version } = await limits()
  return call(amira, 'limits.update', { kind: PURCHASE, overMinor, version })
}
const decided = async () =>
  (await plaza.rows<{ payload: { status: string } }>(`select payload from platform.events where type = 'approvals.decided'`)).length

describe('a limit', () => {
  test('hazard 19: 10,000.00 is not above 10,000, and one cent more is', async () => {
    expect(await planted.needs(purchase({ amountMinor: 10_000_01 }))).toBe(false)
    expect((await setLimit(10_000_00)).body).toMatchObject({ overMinor: 10_000_00, isEffective: true, name: 'Purchases' })
    expect(await planted.needs(purchase({ amountMinor: 9_999_99 }))).toBe(false)
    expect(await planted.needs(purchase({ amountMinor: 10_000_00 }))).toBe(false)
    expect(await planted.needs(purchase({ amountMinor: 10_000_01 }))).toBe(true)
    expect(await planted.needs(purchase({ amountMinor: null }))).toBe(true)
  })

  test('holds for owners and managers as for staff', async () => {
    for (const authorId of [ids.amira, ids.elena, ids.farid])
      expect(await planted.needs(purchase({ authorId, amountMinor: 10_000_01 }))).toBe(true)
  })

  test('has no effect until a second person may approve, and says so', async () => {
    const omar = await plaza.member('omar')
    const house = await plaza.workspace('Plaza House')
    const inHouse = (operation: string, input: object = {}) => omar.call(`approvals.${operation}`, input, { workspace: house })
    const saved = await inHouse('limits.update', { kind: PURCHASE, overMinor: 0, version: 0 })
    expect(saved.body).toMatchObject({ overMinor: 0, isEffective: false, deciders: [{ username: 'omar' }] })
    const own = { authorId: ids.omar, workspaceId: house }
    expect(await planted.needs(purchase(own))).toBe(false)
    await plaza.rows(
      `insert into workspaces.members (workspace_id, user_id, role, permissions, joined_at) values ($1, $2, 'staff', '{orders}', now())`,
      [house, ids.farid],
    )
    expect(await planted.needs(purchase(own))).toBe(false)
    await plaza.rows(`update workspaces.members set permissions = '{procurement}' where workspace_id = $1 and user_id = $2`, [
      house,
      ids.farid,
    ])
    expect(await planted.needs(purchase(own))).toBe(true)
    await plaza.rows('delete from workspaces.members where workspace_id = $1 and user_id = $2', [house, ids.farid])
  })

  test('is changed by owners and managers only, from its latest version; bad input names the field', async () => {
    const { version } = await limits()
    expect((await call(farid, 'limits.update', { kind: PURCHASE, overMinor: 1, version })).body.code).toBe('PERMISSION_NEEDED')
    const stale = await call(elena, 'limits.update', { kind: PURCHASE, overMinor: 1, version: version - 1 })
    expect(stale.body).toMatchObject({ code: 'STALE', data: { current: { overMinor: 10_000_00, version } } })
    const bad = await call(amira, 'limits.update', { kind: PURCHASE, overMinor: -1, version })
    expect(bad.body).toMatchObject({ code: 'INVALID_INPUT', data: { fields: [{ path: 'overMinor' }] } })
    expect((await call(amira, 'limits.update', { kind: 'test.nothing', overMinor: 1, version: 0 })).status).toBe(404)
    expect((await bruno.call('approvals.limits.list', {}, { workspace })).status).toBe(404)
  })

  test('tells the others who may approve when somebody changes it', async () => {
    await setLimit(20_000_00)
    await plaza.settle()
    const { items } = (await elena.call('notifications.list', {})).body
    expect(items[0].text).toBe('\u2068amira\u2069 changed the approval limit: \u2068Purchases\u2069')
    expect((await amira.call('notifications.list', {})).body.items).toEqual([])
  })
})

describe('a request', () => {
  test('waits for everybody who may approve except its author, who hears of the answer', async () => {
    const requestId = await ask({ note: 'For the winter.' })
    expect(await list(elena, 'waiting')).toContain(requestId)
    expect(await list(amira, 'waiting')).not.toContain(requestId)
    expect(await list(farid, 'waiting')).toEqual([])
    expect(await list(amira, 'mine')).toContain(requestId)
    const seen = (await call(elena, 'requests.get', { requestId })).body
    expect(seen).toMatchObject({
      what: 'a purchase of $500.00 from Kiln & Sons',
      kindName: 'Purchases',
      note: 'For the winter.',
      status: 'Pending',
      amount: { amountMinor: 500_00, currency: 'USD' },
      author: { username: 'amira' },
      mayDecide: true,
      mayWithdraw: false,
      deciders: [{ username: 'elena' }],
    })
    const approved = await call(elena, 'requests.approve', { requestId, note: 'Fine.' })
    expect(approved.body).toMatchObject({
      status: 'Approved',
      decidedBy: { username: 'elena' },
      decisionNote: 'Fine.',
      mayDecide: false,
      steps: [
        { step: 'requested', actor: { username: 'amira' } },
        { step: 'approved', actor: { username: 'elena' }, note: 'Fine.' },
      ],
    })
    expect(await list(elena, 'waiting')).not.toContain(requestId)
    expect(await list(elena, 'decided')).toContain(requestId)
    await plaza.settle()
    const { items } = (await amira.call('notifications.list', {})).body
    expect(items[0]).toMatchObject({ href: `/approvals/${requestId}` })
    expect(items[0].text).toContain('approved')
  })

  test('is never decided by its author, whatever their role, nor by a party, nor by others', async () => {
    const requestId = await ask()
    expect((await call(amira, 'requests.approve', { requestId, note: '' })).body.code).toBe('OWN_REQUEST')
    expect((await call(amira, 'requests.reject', { requestId, note: 'No.' })).body.code).toBe('OWN_REQUEST')
    expect((await call(farid, 'requests.approve', { requestId, note: '' })).status).toBe(404)
    expect((await call(farid, 'requests.get', { requestId })).status).toBe(404)
    expect((await bruno.call('approvals.requests.get', { requestId }, { workspace })).status).toBe(404)
    expect((await plaza.browser().call('approvals.requests.get', { requestId }, { workspace })).status).toBe(401)
    const paid = await ask({ id: 'po_paid', authorId: ids.farid })
    planted.setParties('po_paid', [ids.elena])
    expect((await call(elena, 'requests.approve', { requestId: paid, note: '' })).body.code).toBe('OWN_REQUEST')
    expect((await call(amira, 'requests.approve', { requestId: paid, note: '' })).status).toBe(200)
    expect((await call(elena, 'requests.reject', { requestId, note: ' ' })).body).toMatchObject({ data: { fields: [{ path: 'note' }] } })
    expect((await call(elena, 'requests.reject', { requestId, note: 'Too dear.' })).body).toMatchObject({ status: 'Rejected' })
  })

  test('is decided once: two people at once, and twice by the same person', async () => {
    const before = await decided()
    const requestId = await ask({ authorId: ids.farid })
    const replies = await Promise.all([
      ...[1, 2, 3].map(() => call(amira, 'requests.approve', { requestId, note: '' })),
      ...[1, 2, 3].map(() => call(elena, 'requests.reject', { requestId, note: 'No.' })),
    ])
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(replies.flatMap(({ status, body }) => (status === 200 ? [] : [body.code])))).toEqual(new Set(['WRONG_STATUS']))
    expect(await decided()).toBe(before + 1)
    const steps = await plaza.rows('select 1 from approvals.steps where request_id = $1', [requestId])
    expect(steps).toHaveLength(2)
  })

  test('is withdrawn by its author, once; a retry with the same key has the same answer', async () => {
    const requestId = await ask()
    expect((await call(elena, 'requests.withdraw', { requestId })).status).toBe(404)
    const key = 'withdraw-this-purchase'
    const first = await amira.call('approvals.requests.withdraw', { requestId }, { workspace, key })
    const again = await amira.call('approvals.requests.withdraw', { requestId }, { workspace, key })
    expect([first.body.status, again.body]).toEqual(['Withdrawn', first.body])
    expect((await call(elena, 'requests.approve', { requestId, note: '' })).body).toMatchObject({
      code: 'WRONG_STATUS',
      data: { status: 'Withdrawn' },
    })
  })

  test('hazard 19: a change of the record takes the approval back, and the record asks again', async () => {
    const record = purchase()
    const requestId = await planted.request(record)
    await expect(planted.request(record)).rejects.toThrow('APPROVAL_PENDING')
    await call(elena, 'requests.approve', { requestId, note: '' })
    const about = { kind: PURCHASE, resourceId: record.id, byId: ids.amira }
    await transactAsSystem(plaza.services, (tx) => withdrawApproval(tx, about))
    expect((await call(elena, 'requests.get', { requestId })).body.steps.map(({ step }: { step: string }) => step)).toEqual([
      'requested',
      'approved',
      'withdrawn',
    ])
    const second = await planted.request({ ...record, amountMinor: 900_00 })
    const state = await transactAsSystem(plaza.services, (tx) => lockApproval(tx, PURCHASE, record.id))
    expect(state).toMatchObject({ requestId: second, status: 'Pending' })
  })

  test('stays open when nobody is left who could decide, and can then only be withdrawn', async () => {
    const requestId = await ask()
    await plaza.rows(`update workspaces.members set role = 'staff', permissions = '{orders}' where workspace_id = $1 and user_id = $2`, [
      workspace,
      ids.elena,
    ])
    const stuck = (await call(amira, 'requests.get', { requestId })).body
    expect(stuck).toMatchObject({ status: 'Pending', deciders: [], mayWithdraw: true })
    expect((await call(amira, 'requests.approve', { requestId, note: '' })).body.code).toBe('OWN_REQUEST')
    expect((await call(amira, 'requests.withdraw', { requestId })).body.status).toBe('Withdrawn')
    await plaza.rows(`update workspaces.members set role = 'manager', permissions = '{}' where workspace_id = $1 and user_id = $2`, [
      workspace,
      ids.elena,
    ])
  })

  test('loses the right to decide with the permission, between two tabs', async () => {
    const requestId = await ask({ authorId: ids.amira })
    await plaza.rows(
      `update workspaces.members set role = 'staff', permissions = '{procurement}' where workspace_id = $1 and user_id = $2`,
      [workspace, ids.farid],
    )
    expect((await call(farid, 'requests.get', { requestId })).body.mayDecide).toBe(true)
    await plaza.rows(`update workspaces.members set permissions = '{orders,inventory}' where workspace_id = $1 and user_id = $2`, [
      workspace,
      ids.farid,
    ])
    expect((await call(farid, 'requests.approve', { requestId, note: '' })).status).toBe(404)
  })
})

describe('a request of the platform', () => {
  test('is decided by another administrator only', async () => {
    const omar = await plaza.member('omar')
    const requestId = await planted.request({ id: 'act_1', workspaceId: null, authorId: ids.omar, amountMinor: null })
    const admin = (by: Member, operation: string, input: object) => by.call(`approvals.admin.requests.${operation}`, input)
    expect((await admin(omar, 'approve', { requestId, note: '' })).body.code).toBe('OWN_REQUEST')
    expect((await admin(amira, 'approve', { requestId, note: '' })).status).toBe(404)
    await plaza.rows("update accounts.users set role = 'admin' where username = 'chen'")
    const chen = await plaza.member('chen')
    expect((await admin(chen, 'list', { scope: 'waiting' })).body.items).toMatchObject([{ id: requestId }])
    expect((await admin(chen, 'approve', { requestId, note: '' })).body).toMatchObject({ status: 'Approved' })
    expect((await admin(omar, 'get', { requestId })).body.decidedBy.username).toBe('chen')
  })
})
