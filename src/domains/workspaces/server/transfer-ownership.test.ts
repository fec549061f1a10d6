import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { PERMISSIONS } from '#platform/shared/contract.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const TEN_MINUTES_MS = 10 * 60_000

let plaza: TestPlaza
let darAmira: string
let amira: Member
let elena: Member
let dalia: Member
let ids: Record<string, string>

beforeAll(async () => {
  plaza = await openTestPlaza()
  darAmira = await plaza.workspace('Dar Amira')
  ;[amira, elena, dalia] = await Promise.all([plaza.member('amira'), plaza.member('elena'), plaza.member('dalia')])
  const users = await plaza.rows<{ id: string; username: string }>('select id, username from accounts.users')
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]))
})
afterAll(() => plaza.close())

const inDarAmira = () => ({ workspace: darAmira })
const listMembers = async (reader: Member) => (await reader.call('workspaces.members.list', {}, inDarAmira())).body.members

/** Inserts a membership directly into the database as test setup. */
const membership = (workspace: string, name: string, role = 'staff', permissions = '{}') =>
  plaza.rows('insert into workspaces.members (workspace_id, user_id, role, permissions, joined_at) values ($1, $2, $3, $4, now())', [
    workspace,
    ids[name],
    role,
    permissions,
  ])

describe('transferring ownership', () => {
  test('a business goes to a member, and the previous owner stays as a manager', async () => {
    const { id } = (await dalia.call('workspaces.create', { name: 'Handed Over' })).body
    await membership(id, 'chen', 'staff', '{crm}')
    const handed = await dalia.call('workspaces.transferOwnership', { userId: ids['chen'] }, { workspace: id })
    expect(handed.body).toMatchObject({ name: 'Handed Over', role: 'manager', permissions: [...PERMISSIONS] })
    expect(
      await plaza.rows('select role, permissions from workspaces.members where workspace_id = $1 and user_id = $2', [id, ids['chen']]),
    ).toEqual([{ role: 'owner', permissions: [] }])
    expect(
      await plaza.rows(`select payload from platform.events where type = 'workspaces.ownershipTransferred' and aggregate = $1`, [id]),
    ).toEqual([{ payload: { workspaceId: id, from: ids['dalia'], to: ids['chen'] } }])
    expect(await plaza.rows(`select actor, action, details from audit.entries where workspace_id = $1`, [id])).toEqual([
      { actor: ids['dalia'], action: 'workspaces.ownershipTransferred', details: { from: ids['dalia'], to: ids['chen'] } },
    ])
    const again = await dalia.call('workspaces.transferOwnership', { userId: ids['chen'] }, { workspace: id })
    expect(again.body).toMatchObject({ code: 'PERMISSION_NEEDED', data: { permission: 'owner' } })
  })

  test('is not possible to a stranger or to oneself', async () => {
    for (const name of ['dalia', 'amira']) {
      expect((await amira.call('workspaces.transferOwnership', { userId: ids[name] }, inDarAmira())).status).toBe(404)
    }
  })

  test('is not possible to a user who is deleting their account', async () => {
    await plaza.rows('update accounts.users set deletion_requested_at = now() where username = $1', ['farid'])
    expect((await amira.call('workspaces.transferOwnership', { userId: ids['farid'] }, inDarAmira())).status).toBe(404)
    expect((await listMembers(amira)).map(({ user }: { user: { username: string } }) => user.username)).not.toContain('farid')
    await plaza.rows('update accounts.users set deletion_requested_at = null where username = $1', ['farid'])
  })

  test('is not possible for a personal workspace, even with other members', async () => {
    const [personal] = (await dalia.call('workspaces.list')).body.workspaces
    await membership(personal.id, 'chen')
    const refused = await dalia.call('workspaces.transferOwnership', { userId: ids['chen'] }, { workspace: personal.id })
    expect(refused.body).toMatchObject({ code: 'PERSONAL_STAYS', status: 409 })
  })

  test('needs the owner, and a reauthentication within ten minutes', async () => {
    const { id } = (await dalia.call('workspaces.create', { name: 'Proven' })).body
    await membership(id, 'chen')
    const handOver = () => dalia.call('workspaces.transferOwnership', { userId: ids['chen'] }, { workspace: id })
    const refused = await elena.call('workspaces.transferOwnership', { userId: ids['farid'] }, inDarAmira())
    expect(refused.body).toMatchObject({ code: 'PERMISSION_NEEDED', data: { permission: 'owner' } })
    plaza.moveClock(TEN_MINUTES_MS)
    expect((await handOver()).body).toMatchObject({ code: 'REAUTHENTICATION_NEEDED', status: 403 })
    await dalia.reauthenticate(FIXTURE_PASSWORD)
    expect((await handOver()).status).toBe(200)
  })

  test('twice at once happens once, and there is one owner', async () => {
    const { id } = (await dalia.call('workspaces.create', { name: 'Contested' })).body
    await Promise.all([membership(id, 'chen'), membership(id, 'bruno')])
    await dalia.reauthenticate(FIXTURE_PASSWORD)
    const both = await Promise.all(
      ['chen', 'bruno'].map((name) => dalia.call('workspaces.transferOwnership', { userId: ids[name] }, { workspace: id })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
    expect(await plaza.rows(`select count(*) from workspaces.members where workspace_id = $1 and role = 'owner'`, [id])).toEqual([
      { count: 1 },
    ])
  })

  test('is backed by the database, which allows one owner per workspace', async () => {
    await expect(
      plaza.rows(`update workspaces.members set role = 'owner', permissions = '{}' where workspace_id = $1 and user_id = $2`, [
        darAmira,
        ids['farid'],
      ]),
    ).rejects.toThrow('members_one_owner')
  })
})
