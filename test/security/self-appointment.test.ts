/** No extra input field gives a person a membership, a role or a workspace (ASVS 15.3.3, spec §6). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { allOperations } from './operations.ts'

let plaza: TestPlaza
let darAmira: string
let owned: string
let farid: Member
let faridsId: string
let daliasId: string
let version: number
let invitationId: string
let viewId: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  darAmira = await plaza.workspace('Dar Amira')
  farid = await plaza.member('farid')
  faridsId = (await farid.me()).id
  daliasId = (await (await plaza.member('dalia')).me()).id
  owned = (await farid.call('workspaces.create', { name: 'Farid’s' })).body.id
  await plaza.rows(`insert into workspaces.members (workspace_id, user_id, role, joined_at) values ($1, $2, 'staff', now())`, [
    owned,
    daliasId,
  ])
  const input = { email: 'guest@example.com', role: 'staff', permissions: [] }
  invitationId = (await farid.call('workspaces.invitations.create', input, { workspace: owned })).body.id
  viewId = (await farid.call('workspaces.views.create', { list: 'orders', ...VIEW, name: 'Paid' }, { workspace: owned })).body.id
  version = (await farid.call('workspaces.get', {}, { workspace: owned })).body.version
})
afterAll(() => plaza.close())

const VIEW = { name: 'Late', query: 'state=late', columns: null, shared: false }

type Sent = { input: () => object; status: number }

/** Every write with valid input, in this order, and the expected result for Farid as the owner. */
const WRITES: Record<string, Sent> = {
  'workspaces.create': { input: () => ({ name: 'Another' }), status: 200 },
  'workspaces.update': { input: () => ({ version, name: 'Farid’s' }), status: 200 },
  'workspaces.members.change': { input: () => ({ userId: daliasId, version: 1, role: 'staff', permissions: [] }), status: 200 },
  'workspaces.views.create': { input: () => ({ list: 'orders', ...VIEW }), status: 200 },
  'workspaces.views.update': { input: () => ({ id: viewId, version: 1, ...VIEW, name: 'Early' }), status: 200 },
  'workspaces.views.remove': { input: () => ({ id: viewId }), status: 200 },
  'workspaces.invitations.create': { input: () => ({ email: 'other@example.com', role: 'staff', permissions: [] }), status: 200 },
  'workspaces.invitations.resend': { input: () => ({ id: invitationId }), status: 200 },
  'workspaces.invitations.accept': { input: () => ({ token: 'a'.repeat(26) }), status: 410 },
  'workspaces.invitations.confirm': { input: () => ({ id: invitationId, userId: daliasId }), status: 404 },
  'workspaces.invitations.revoke': { input: () => ({ id: invitationId }), status: 200 },
  'workspaces.receivedInvitations.accept': { input: () => ({ id: invitationId }), status: 404 },
  'workspaces.receivedInvitations.decline': { input: () => ({ id: invitationId }), status: 404 },
  'workspaces.delete': { input: () => ({ name: 'another name' }), status: 400 },
  'workspaces.members.remove': { input: () => ({ userId: daliasId }), status: 200 },
  'workspaces.transferOwnership': { input: () => ({ userId: daliasId }), status: 404 },
  'workspaces.leave': { input: () => ({}), status: 409 },
}

type Membership = { id: string; user_id: string; role: string }

/** All memberships, and the owner of each workspace. */
function memberships(): Promise<Membership[]> {
  return plaza.rows(
    `select w.id, w.kind, w.personal_user_id, w.created_at, w.closed_at, m.user_id, m.role, m.permissions, m.joined_at
     from workspaces.workspaces w join workspaces.members m on m.workspace_id = w.id where w.name <> 'Another' order by w.id, m.user_id`,
  )
}

const columns = async () =>
  (
    await plaza.rows<{ column_name: string }>(
      `select distinct column_name from information_schema.columns where table_schema in ('workspaces', 'accounts', 'vendors')`,
    )
  ).map(({ column_name: name }) => name)

const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Every column in both spellings, with a value that an attacker would want. */
async function extras(fields: readonly string[]): Promise<object> {
  const wishes: Record<string, unknown> = {
    role: 'owner',
    permissions: ['hr', 'finance'],
    kind: 'personal',
    personal_user_id: daliasId,
    user_id: faridsId,
    workspace_id: darAmira,
    id: darAmira,
    owner_id: faridsId,
    accepted_by: faridsId,
    invited_by: daliasId,
    token_hash: 'x',
    version: 99,
    status: 'approved',
  }
  const wanted = [...(await columns()), 'owner_id', 'owner', 'seat', 'workspace', 'is_admin', '__proto__', 'constructor']
  const spelled = wanted.flatMap((name) => [name, camel(name)]).filter((name) => !fields.includes(name))
  return Object.fromEntries(spelled.map((name) => [name, wishes[name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] ?? true]))
}

test('every write of workspaces is sent every column, and changes no more than without them', async () => {
  const writes = new Map(allOperations().map((operation) => [operation.name, operation]))
  const declared = [...writes.values()].filter(({ name, meta }) => name.startsWith('workspaces.') && meta.writes)
  expect(declared.map(({ name }) => name).sort()).toEqual(Object.keys(WRITES).sort())
  expect((await columns()).length).toBeGreaterThan(60)
  expect(await extras(writes.get('workspaces.create')?.fields ?? [])).toMatchObject({
    role: 'owner',
    kind: 'personal',
    personalUserId: daliasId,
  })

  let expected = await memberships()
  for (const [name, { input, status }] of Object.entries(WRITES)) {
    const more = { ...(await extras(writes.get(name)?.fields ?? [])), ...input() }
    expect((await farid.call(name, more, { workspace: owned })).status, name).toBe(status)
    await farid.call(name, more, { workspace: darAmira })
    if (name === 'workspaces.members.remove') expected = expected.filter(({ id, user_id: user }) => id !== owned || user !== daliasId)
    if (name === 'workspaces.leave') expected = expected.filter(({ id, user_id: user }) => id !== darAmira || user !== faridsId)
    expect(await memberships(), name).toEqual(expected)
  }

  const founded = await plaza.rows(
    `select w.kind, w.personal_user_id, m.role, m.user_id from workspaces.workspaces w join workspaces.members m on m.workspace_id = w.id
     where w.name = 'Another'`,
  )
  expect(founded).toEqual(Array(2).fill({ kind: 'business', personal_user_id: null, role: 'owner', user_id: faridsId }))
  expect(await plaza.rows('select role from accounts.users where id = $1', [faridsId])).toEqual([{ role: 'user' }])
})
