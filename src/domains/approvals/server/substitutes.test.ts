/** Substitutes decide in the place of somebody who is away. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { plantApproval } from '#test/plaza/planted-approval.ts'

const DAY_MS = 86_400_000

let plaza: TestPlaza
let planted: ReturnType<typeof plantApproval>
let amira: Member
let elena: Member
let farid: Member
let workspace: string
const ids = {} as Record<'amira' | 'elena' | 'farid' | 'bruno', string>
let count = 0

beforeAll(async () => {
  plaza = await openTestPlaza()
  planted = plantApproval(plaza)
  amira = await plaza.member('amira')
  elena = await plaza.member('elena')
  farid = await plaza.member('farid')
  workspace = await plaza.workspace('Dar Amira')
  for (const { id, username } of await plaza.rows<{ id: string; username: keyof typeof ids }>('select id, username from accounts.users'))
    ids[username] = id
})
afterAll(async () => {
  expect(await findViolations(plaza.pool)).toEqual([])
  await plaza.close()
})

const call = (by: Member, operation: string, input: object = {}) => by.call(`approvals.${operation}`, input, { workspace })
const day = (days: number) => new Date(plaza.services.now().getTime() + days * DAY_MS).toISOString()
const name = (by: Member, substituteId: string, from: number, until: number) =>
  call(by, 'substitutes.create', { substituteId, from: day(from), until: day(until) })
const ask = (authorId: string) => planted.request({ id: `po_${++count}`, authorId, amountMinor: 100_00, workspaceId: workspace })
const waiting = async (by: Member) => (await call(by, 'requests.list', { scope: 'waiting' })).body.items.map(({ id }: { id: string }) => id)

describe('a substitute', () => {
  test('decides for the person, in the given time only, and the request says so', async () => {
    const named = await name(elena, ids.farid, 1, 3)
    expect(named.body).toMatchObject({ person: { username: 'elena' }, substitute: { username: 'farid' } })
    await plaza.settle()
    expect((await farid.call('notifications.list', {})).body.items[0].text).toContain('substitute for approvals in')
    const requestId = await ask(ids.amira)
    expect(await waiting(farid)).toEqual([])
    expect((await call(farid, 'requests.get', { requestId })).status).toBe(404)
    plaza.moveClock(2 * DAY_MS)
    await Promise.all(
      [amira, elena, farid].map((member, position) =>
        member.logIn(`${['amira', 'elena', 'farid'][position]}@example.com`, 'saffron kettle morning'),
      ),
    )
    expect(await waiting(farid)).toEqual([requestId])
    expect((await call(farid, 'requests.get', { requestId })).body).toMatchObject({
      mayDecide: true,
      wouldDecideFor: { username: 'elena' },
    })
    const approved = await call(farid, 'requests.approve', { requestId, note: '' })
    expect(approved.body).toMatchObject({ status: 'Approved', decidedBy: { username: 'farid' }, onBehalfOf: { username: 'elena' } })
  })

  test('hears of new requests, and never decides their own', async () => {
    const requestId = await ask(ids.amira)
    const own = await ask(ids.farid)
    expect((await farid.call('notifications.list', {})).body.items[0]).toMatchObject({ href: `/approvals/${requestId}` })
    expect(await waiting(farid)).toEqual([requestId])
    expect((await call(farid, 'requests.approve', { requestId: own, note: '' })).body.code).toBe('OWN_REQUEST')
    expect((await call(elena, 'requests.approve', { requestId: own, note: '' })).status).toBe(200)
    expect((await call(elena, 'requests.approve', { requestId, note: '' })).status).toBe(200)
  })

  test('does not decide what the person they stand in for has asked', async () => {
    const requestId = await ask(ids.elena)
    expect(await waiting(farid)).toEqual([])
    expect((await call(farid, 'requests.approve', { requestId, note: '' })).body.code).toBe('OWN_REQUEST')
    expect((await call(amira, 'requests.approve', { requestId, note: '' })).status).toBe(200)
  })

  test('has no rights when the person has none: there are no chains', async () => {
    await plaza.rows(
      `insert into workspaces.members (workspace_id, user_id, role, permissions, joined_at) values ($1, $2, 'staff', '{orders}', now())`,
      [workspace, ids.bruno],
    )
    const bruno = await plaza.member('bruno')
    expect((await name(farid, ids.bruno, 0, 5)).status).toBe(200)
    const requestId = await ask(ids.amira)
    expect(await waiting(bruno)).toEqual([])
    expect((await call(bruno, 'requests.approve', { requestId, note: '' })).status).toBe(404)
    await plaza.rows(`update workspaces.members set role = 'staff', permissions = '{}' where workspace_id = $1 and user_id = $2`, [
      workspace,
      ids.elena,
    ])
    expect(await waiting(farid)).toEqual([])
    expect((await call(farid, 'requests.approve', { requestId, note: '' })).status).toBe(404)
    await plaza.rows(`update workspaces.members set role = 'manager' where workspace_id = $1 and user_id = $2`, [workspace, ids.elena])
    expect(await waiting(farid)).toEqual([requestId])
  })

  test('is ended by the person only, at once', async () => {
    const { items } = (await call(farid, 'substitutes.list')).body
    const { id } = items.find(({ person }: { person: { username: string } }) => person.username === 'elena')
    expect((await call(farid, 'substitutes.delete', { id })).status).toBe(404)
    expect((await call(elena, 'substitutes.delete', { id })).status).toBe(200)
    expect((await call(elena, 'substitutes.delete', { id })).status).toBe(404)
    expect(await waiting(farid)).toEqual([])
  })
})

describe('naming one', () => {
  test('is refused for oneself, for strangers, for the past, twice at a time, and for a time that ends before it starts', async () => {
    expect((await name(amira, ids.amira, 0, 1)).body.code).toBe('SAME_PERSON')
    expect((await name(amira, 'usr_00000000000000000000000000', 0, 1)).body.code).toBe('NOT_A_MEMBER')
    expect((await name(amira, ids.elena, -3, -1)).body.code).toBe('ALREADY_OVER')
    expect((await name(amira, ids.elena, 2, 1)).body).toMatchObject({ data: { fields: [{ path: 'until', rule: 'before_start' }] } })
    expect((await name(amira, ids.elena, 0, 400)).body).toMatchObject({ data: { fields: [{ path: 'until', rule: 'too_long' }] } })
    const replies = await Promise.all([1, 2, 3].map(() => name(amira, ids.elena, 10, 20)))
    expect(replies.map(({ body }) => body.code ?? 'named').sort()).toEqual(['OVERLAPS', 'OVERLAPS', 'named'])
  })
})
