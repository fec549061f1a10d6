import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AREAS } from '#platform/shared/contract.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let darAmira: string
let amira: Member
let elena: Member
let farid: Member
let dalia: Member
let ids: Record<string, string>

beforeAll(async () => {
  plaza = await openTestPlaza()
  darAmira = await plaza.workspace('Dar Amira')
  ;[amira, elena, farid, dalia] = await Promise.all([
    plaza.member('amira'),
    plaza.member('elena'),
    plaza.member('farid'),
    plaza.member('dalia'),
  ])
  const users = await plaza.rows<{ id: string; username: string }>('select id, username from accounts.users')
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]))
})
afterAll(() => plaza.close())

const inDarAmira = () => ({ workspace: darAmira })
const listOf = async (reader: Member) => (await reader.call('workspaces.members.list', {}, inDarAmira())).body.members
const versionOf = async (name: string) =>
  (await listOf(amira)).find(({ user }: { user: { username: string } }) => user.username === name).version
const factsAbout = (name: string) =>
  plaza.rows<{ type: string }>(`select type from platform.facts where aggregate = $1 and payload->>'userId' = $2 order by position`, [
    darAmira,
    ids[name],
  ])

/** Gives somebody a seat behind the product's back, so that a test begins where it wants to. */
const seat = (workspace: string, name: string, role = 'staff', areas = '{}') =>
  plaza.rows('insert into workspaces.members (workspace_id, user_id, role, areas, joined_at) values ($1, $2, $3, $4, now())', [
    workspace,
    ids[name],
    role,
    areas,
  ])

describe('the people of a workspace', () => {
  test('everybody in it sees who is there, in the order they joined', async () => {
    expect(
      (await listOf(farid)).map(({ user, role, areas }: Record<string, { username: string }>) => [user?.username, role, areas]),
    ).toEqual([
      ['amira', 'owner', [...AREAS]],
      ['elena', 'manager', [...AREAS]],
      ['farid', 'staff', ['orders', 'inventory']],
    ])
  })

  test('addresses are for the owner and managers', async () => {
    const emailsFor = async (reader: Member) => (await listOf(reader)).map(({ email }: { email: string | null }) => email)
    const known = ['amira@example.com', 'elena@example.com', 'farid@example.com']
    expect(await emailsFor(amira)).toEqual(known)
    expect(await emailsFor(elena)).toEqual(known)
    expect(await emailsFor(farid)).toEqual([null, null, null])
  })

  test('a long list comes page by page', async () => {
    const first = (await farid.call('workspaces.members.list', { limit: 2 }, inDarAmira())).body
    expect(first.members).toHaveLength(2)
    const rest = (await farid.call('workspaces.members.list', { limit: 2, cursor: first.nextCursor }, inDarAmira())).body
    expect(rest.members.map(({ user }: { user: { username: string } }) => user.username)).toEqual(['farid'])
    expect(rest.nextCursor).toBeNull()
    expect((await farid.call('workspaces.members.list', { cursor: 'made-up' }, inDarAmira())).body.code).toBe('INVALID_INPUT')
  })

  test('strangers and guests see nobody', async () => {
    expect((await dalia.call('workspaces.members.list', {}, inDarAmira())).status).toBe(404)
    expect((await plaza.browser().call('workspaces.members.list', {}, inDarAmira())).status).toBe(401)
  })
})

describe('changing a seat', () => {
  const change = async (actor: Member, name: string, role: string, areas: string[] = []) =>
    actor.call('workspaces.members.change', { userId: ids[name], version: await versionOf(name), role, areas }, inDarAmira())

  test('a manager entrusts staff with other areas, and it counts at once', async () => {
    const changed = await change(elena, 'farid', 'staff', ['hr', 'crm', 'hr'])
    expect(changed.body).toMatchObject({ user: { username: 'farid' }, role: 'staff', areas: ['crm', 'hr'] })
    expect((await farid.call('workspaces.get', {}, inDarAmira())).body.areas).toEqual(['crm', 'hr'])
    expect((await factsAbout('farid')).map(({ type }) => type)).toEqual(['workspaces.memberChanged'])
  })

  test('only the owner appoints managers and takes it back', async () => {
    expect((await change(elena, 'farid', 'manager')).body).toMatchObject({ code: 'AREA_NEEDED', data: { area: 'owner' } })
    expect((await change(elena, 'elena', 'staff')).body).toMatchObject({ code: 'AREA_NEEDED', data: { area: 'owner' } })
    expect((await change(amira, 'farid', 'manager', ['hr'])).body).toMatchObject({ role: 'manager', areas: [...AREAS] })
    expect((await change(elena, 'farid', 'staff')).body).toMatchObject({ code: 'AREA_NEEDED', data: { area: 'owner' } })
    expect((await change(amira, 'farid', 'staff', ['orders'])).body).toMatchObject({ role: 'staff', areas: ['orders'] })
  })

  test('nobody touches the owner, not even the owner', async () => {
    for (const actor of [amira, elena]) {
      expect((await change(actor, 'amira', 'staff')).body).toMatchObject({ code: 'OWNER_MUST_TRANSFER', status: 409 })
      expect((await actor.call('workspaces.members.remove', { userId: ids['amira'] }, inDarAmira())).body.code).toBe('OWNER_MUST_TRANSFER')
    }
  })

  test('owner is no role to be given', async () => {
    const input = { userId: ids['farid'], version: await versionOf('farid'), role: 'owner', areas: [] }
    expect((await amira.call('workspaces.members.change', input, inDarAmira())).body.code).toBe('INVALID_INPUT')
  })

  test('staff changes nobody, themselves least of all', async () => {
    expect((await change(farid, 'farid', 'manager')).body).toMatchObject({ code: 'AREA_NEEDED', data: { area: 'manager' } })
    expect((await farid.call('workspaces.members.remove', { userId: ids['elena'] }, inDarAmira())).status).toBe(403)
  })

  test('an older version is stale, and shows the one in force', async () => {
    const version = await versionOf('farid')
    await change(amira, 'farid', 'staff', ['orders', 'inventory'])
    const stale = await elena.call('workspaces.members.change', { userId: ids['farid'], version, role: 'staff', areas: [] }, inDarAmira())
    expect(stale.body).toMatchObject({
      code: 'STALE',
      data: { current: { user: { username: 'farid' }, areas: ['orders', 'inventory'], version: version + 1 } },
    })
  })

  test('somebody who is not in it is not found', async () => {
    for (const userId of [ids['dalia'], 'usr_nobody']) {
      expect((await amira.call('workspaces.members.change', { userId, version: 1, role: 'staff', areas: [] }, inDarAmira())).status).toBe(
        404,
      )
      expect((await amira.call('workspaces.members.remove', { userId }, inDarAmira())).status).toBe(404)
    }
  })

  test('a person of another workspace is out of reach', async () => {
    const own = (await dalia.call('workspaces.create', { name: 'Elsewhere' })).body.id
    const reached = await dalia.call('workspaces.members.remove', { userId: ids['farid'] }, { workspace: own })
    expect(reached.status).toBe(404)
    expect(await versionOf('farid')).toBeGreaterThan(0)
  })
})

describe('going', () => {
  test('whoever is removed is out with their next call', async () => {
    await seat(darAmira, 'chen')
    const chen = await plaza.member('chen')
    expect((await chen.call('workspaces.get', {}, inDarAmira())).status).toBe(200)
    expect((await elena.call('workspaces.members.remove', { userId: ids['chen'] }, inDarAmira())).status).toBe(200)
    expect((await chen.call('workspaces.get', {}, inDarAmira())).status).toBe(404)
    expect((await elena.call('workspaces.members.remove', { userId: ids['chen'] }, inDarAmira())).status).toBe(404)
    expect((await factsAbout('chen')).map(({ type }) => type)).toEqual(['workspaces.memberLeft'])
  })

  test('a manager removes no manager, the owner does', async () => {
    await seat(darAmira, 'bruno', 'manager')
    const refused = await elena.call('workspaces.members.remove', { userId: ids['bruno'] }, inDarAmira())
    expect(refused.body).toMatchObject({ code: 'AREA_NEEDED', data: { area: 'owner' } })
    expect((await amira.call('workspaces.members.remove', { userId: ids['bruno'] }, inDarAmira())).status).toBe(200)
  })

  test('anybody but the owner leaves', async () => {
    await seat(darAmira, 'chen')
    const chen = await plaza.member('chen')
    expect((await chen.call('workspaces.leave', {}, inDarAmira())).status).toBe(200)
    expect((await chen.call('workspaces.leave', {}, inDarAmira())).status).toBe(404)
    expect((await amira.call('workspaces.leave', {}, inDarAmira())).body).toMatchObject({ code: 'OWNER_MUST_TRANSFER', status: 409 })
  })

  test('nobody leaves their own personal workspace', async () => {
    const [personal] = (await dalia.call('workspaces.list')).body.workspaces
    expect((await dalia.call('workspaces.leave', {}, { workspace: personal.id })).body.code).toBe('PERSONAL_STAYS')
  })
})

test('a manager demoted while their call waits for the lock changes nobody any more', async () => {
  const holder = await plaza.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from workspaces.workspaces where id = $1 for update', [darAmira])
    const late = elena.call(
      'workspaces.members.change',
      { userId: ids['farid'], version: await versionOf('farid'), role: 'staff', areas: ['hr'] },
      inDarAmira(),
    )
    while ((await plaza.rows(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length === 0);
    await holder.query(`update workspaces.members set role = 'staff' where workspace_id = $1 and user_id = $2`, [darAmira, ids['elena']])
    await holder.query('commit')
    expect((await late).body).toMatchObject({ code: 'AREA_NEEDED', data: { area: 'manager' } })
  } finally {
    holder.release()
  }
})
