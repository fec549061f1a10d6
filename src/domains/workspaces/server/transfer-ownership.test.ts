import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CAST_PASSWORD } from '#app/server/cast.ts'
import { AREAS } from '#platform/shared/contract.ts'
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
const listOf = async (reader: Member) => (await reader.call('workspaces.members.list', {}, inDarAmira())).body.members

/** Gives somebody a seat behind the product's back, so that a test begins where it wants to. */
const seat = (workspace: string, name: string, role = 'staff', areas = '{}') =>
  plaza.rows('insert into workspaces.members (workspace_id, user_id, role, areas, joined_at) values ($1, $2, $3, $4, now())', [
    workspace,
    ids[name],
    role,
    areas,
  ])

describe('handing over', () => {
  test('a business goes to somebody in it, and whoever owned it stays as a manager', async () => {
    const { id } = (await dalia.call('workspaces.create', { name: 'Handed Over' })).body
    await seat(id, 'chen', 'staff', '{crm}')
    const handed = await dalia.call('workspaces.transferOwnership', { userId: ids['chen'] }, { workspace: id })
    expect(handed.body).toMatchObject({ name: 'Handed Over', role: 'manager', areas: [...AREAS] })
    expect(
      await plaza.rows('select role, areas from workspaces.members where workspace_id = $1 and user_id = $2', [id, ids['chen']]),
    ).toEqual([{ role: 'owner', areas: [] }])
    expect(
      await plaza.rows(`select payload from platform.facts where type = 'workspaces.ownershipTransferred' and aggregate = $1`, [id]),
    ).toEqual([{ payload: { workspaceId: id, from: ids['dalia'], to: ids['chen'] } }])
    expect(await plaza.rows(`select actor, action, details from audit.entries where workspace_id = $1`, [id])).toEqual([
      { actor: ids['dalia'], action: 'workspaces.ownershipTransferred', details: { from: ids['dalia'], to: ids['chen'] } },
    ])
    const again = await dalia.call('workspaces.transferOwnership', { userId: ids['chen'] }, { workspace: id })
    expect(again.body).toMatchObject({ code: 'AREA_NEEDED', data: { area: 'owner' } })
  })

  test('not to a stranger, nor to oneself', async () => {
    for (const name of ['dalia', 'amira']) {
      expect((await amira.call('workspaces.transferOwnership', { userId: ids[name] }, inDarAmira())).status).toBe(404)
    }
  })

  test('not to somebody who is leaving Plaza', async () => {
    await plaza.rows('update accounts.users set leaving_since = now() where username = $1', ['farid'])
    expect((await amira.call('workspaces.transferOwnership', { userId: ids['farid'] }, inDarAmira())).status).toBe(404)
    expect((await listOf(amira)).map(({ user }: { user: { username: string } }) => user.username)).not.toContain('farid')
    await plaza.rows('update accounts.users set leaving_since = null where username = $1', ['farid'])
  })

  test('a personal workspace may have colleagues, but stays with its person', async () => {
    const [personal] = (await dalia.call('workspaces.list')).body.workspaces
    await seat(personal.id, 'chen')
    const refused = await dalia.call('workspaces.transferOwnership', { userId: ids['chen'] }, { workspace: personal.id })
    expect(refused.body).toMatchObject({ code: 'PERSONAL_STAYS', status: 409 })
  })

  test('it needs the owner, and a proof younger than ten minutes', async () => {
    const { id } = (await dalia.call('workspaces.create', { name: 'Proven' })).body
    await seat(id, 'chen')
    const handOver = () => dalia.call('workspaces.transferOwnership', { userId: ids['chen'] }, { workspace: id })
    const refused = await elena.call('workspaces.transferOwnership', { userId: ids['farid'] }, inDarAmira())
    expect(refused.body).toMatchObject({ code: 'AREA_NEEDED', data: { area: 'owner' } })
    plaza.moveClock(TEN_MINUTES_MS)
    expect((await handOver()).body).toMatchObject({ code: 'REAUTHENTICATION_NEEDED', status: 403 })
    await dalia.reauthenticate(CAST_PASSWORD)
    expect((await handOver()).status).toBe(200)
  })

  test('of two hand-overs at once one happens, and there is one owner', async () => {
    const { id } = (await dalia.call('workspaces.create', { name: 'Contested' })).body
    await Promise.all([seat(id, 'chen'), seat(id, 'bruno')])
    await dalia.reauthenticate(CAST_PASSWORD)
    const both = await Promise.all(
      ['chen', 'bruno'].map((name) => dalia.call('workspaces.transferOwnership', { userId: ids[name] }, { workspace: id })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403])
    expect(await plaza.rows(`select count(*) from workspaces.members where workspace_id = $1 and role = 'owner'`, [id])).toEqual([
      { count: 1 },
    ])
  })

  test('the database itself lets no workspace have two owners', async () => {
    await expect(
      plaza.rows(`update workspaces.members set role = 'owner', areas = '{}' where workspace_id = $1 and user_id = $2`, [
        darAmira,
        ids['farid'],
      ]),
    ).rejects.toThrow('members_one_owner')
  })
})
