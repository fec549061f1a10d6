import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERMISSIONS } from '#platform/shared/contract.ts'
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
const listMembers = async (reader: Member) => (await reader.call('workspaces.members.list', {}, inDarAmira())).body.members
const loadVersion = async (name: string) =>
  (await listMembers(amira)).find(({ user }: { user: { username: string } }) => user.username === name).version
const eventsAbout = (name: string) =>
  plaza.rows<{ type: string }>(`select type from platform.events where aggregate = $1 and payload->>'userId' = $2 order by position`, [
    darAmira,
    ids[name],
  ])

/** Inserts a membership directly into the database as test setup. */
const membership = (workspace: string, name: string, role = 'staff', permissions = '{}') =>
  plaza.rows('insert into workspaces.members (workspace_id, user_id, role, permissions, joined_at) values ($1, $2, $3, $4, now())', [
    workspace,
    ids[name],
    role,
    permissions,
  ])

describe('the members of a workspace', () => {
  test('are visible to all members, in the order they joined', async () => {
    expect(
      (await listMembers(farid)).map(({ user, role, permissions }: Record<string, { username: string }>) => [
        user?.username,
        role,
        permissions,
      ]),
    ).toEqual([
      ['amira', 'owner', [...PERMISSIONS]],
      ['elena', 'manager', [...PERMISSIONS]],
      ['farid', 'staff', ['orders', 'inventory']],
    ])
  })

  test('show their emails to the owner and managers only', async () => {
    const emailsFor = async (reader: Member) => (await listMembers(reader)).map(({ email }: { email: string | null }) => email)
    const known = ['amira@example.com', 'elena@example.com', 'farid@example.com']
    expect(await emailsFor(amira)).toEqual(known)
    expect(await emailsFor(elena)).toEqual(known)
    expect(await emailsFor(farid)).toEqual([null, null, null])
  })

  test('are listed page by page', async () => {
    const first = (await farid.call('workspaces.members.list', { limit: 2 }, inDarAmira())).body
    expect(first.members).toHaveLength(2)
    const rest = (await farid.call('workspaces.members.list', { limit: 2, cursor: first.nextCursor }, inDarAmira())).body
    expect(rest.members.map(({ user }: { user: { username: string } }) => user.username)).toEqual(['farid'])
    expect(rest.nextCursor).toBeNull()
    expect((await farid.call('workspaces.members.list', { cursor: 'made-up' }, inDarAmira())).body.code).toBe('INVALID_INPUT')
  })

  test('are hidden from strangers and guests', async () => {
    expect((await dalia.call('workspaces.members.list', {}, inDarAmira())).status).toBe(404)
    expect((await plaza.browser().call('workspaces.members.list', {}, inDarAmira())).status).toBe(401)
  })
})

describe('changing a membership', () => {
  const change = async (actor: Member, name: string, role: string, permissions: string[] = []) =>
    actor.call('workspaces.members.change', { userId: ids[name], version: await loadVersion(name), role, permissions }, inDarAmira())

  test('a manager changes permissions of staff, which takes effect at once', async () => {
    const changed = await change(elena, 'farid', 'staff', ['hr', 'crm', 'hr'])
    expect(changed.body).toMatchObject({ user: { username: 'farid' }, role: 'staff', permissions: ['crm', 'hr'] })
    expect((await farid.call('workspaces.get', {}, inDarAmira())).body.permissions).toEqual(['crm', 'hr'])
    expect((await eventsAbout('farid')).map(({ type }) => type)).toEqual(['workspaces.memberChanged'])
  })

  test('only the owner can make and unmake managers', async () => {
    expect((await change(elena, 'farid', 'manager')).body).toMatchObject({ code: 'PERMISSION_NEEDED', data: { permission: 'owner' } })
    expect((await change(elena, 'elena', 'staff')).body).toMatchObject({ code: 'PERMISSION_NEEDED', data: { permission: 'owner' } })
    expect((await change(amira, 'farid', 'manager', ['hr'])).body).toMatchObject({ role: 'manager', permissions: [...PERMISSIONS] })
    expect((await change(elena, 'farid', 'staff')).body).toMatchObject({ code: 'PERMISSION_NEEDED', data: { permission: 'owner' } })
    expect((await change(amira, 'farid', 'staff', ['orders'])).body).toMatchObject({ role: 'staff', permissions: ['orders'] })
  })

  test('nobody can change the owner, not even the owner', async () => {
    for (const actor of [amira, elena]) {
      expect((await change(actor, 'amira', 'staff')).body).toMatchObject({ code: 'OWNER_MUST_TRANSFER', status: 409 })
      expect((await actor.call('workspaces.members.remove', { userId: ids['amira'] }, inDarAmira())).body.code).toBe('OWNER_MUST_TRANSFER')
    }
  })

  test('the role owner cannot be assigned', async () => {
    const input = { userId: ids['farid'], version: await loadVersion('farid'), role: 'owner', permissions: [] }
    expect((await amira.call('workspaces.members.change', input, inDarAmira())).body.code).toBe('INVALID_INPUT')
  })

  test('staff cannot change anybody, including themselves', async () => {
    expect((await change(farid, 'farid', 'manager')).body).toMatchObject({ code: 'PERMISSION_NEEDED', data: { permission: 'manager' } })
    expect((await farid.call('workspaces.members.remove', { userId: ids['elena'] }, inDarAmira())).status).toBe(403)
  })

  test('an older version is stale and returns the current one', async () => {
    const version = await loadVersion('farid')
    await change(amira, 'farid', 'staff', ['orders', 'inventory'])
    const stale = await elena.call(
      'workspaces.members.change',
      { userId: ids['farid'], version, role: 'staff', permissions: [] },
      inDarAmira(),
    )
    expect(stale.body).toMatchObject({
      code: 'STALE',
      data: { current: { user: { username: 'farid' }, permissions: ['orders', 'inventory'], version: version + 1 } },
    })
  })

  test('a user who is no member is not found', async () => {
    for (const userId of [ids['dalia'], 'usr_nobody']) {
      expect(
        (await amira.call('workspaces.members.change', { userId, version: 1, role: 'staff', permissions: [] }, inDarAmira())).status,
      ).toBe(404)
      expect((await amira.call('workspaces.members.remove', { userId }, inDarAmira())).status).toBe(404)
    }
  })

  test('a member of another workspace cannot be accessed', async () => {
    const own = (await dalia.call('workspaces.create', { name: 'Elsewhere' })).body.id
    const reached = await dalia.call('workspaces.members.remove', { userId: ids['farid'] }, { workspace: own })
    expect(reached.status).toBe(404)
    expect(await loadVersion('farid')).toBeGreaterThan(0)
  })
})

describe('leaving a workspace', () => {
  test('a removed member loses access with the next request', async () => {
    await membership(darAmira, 'chen')
    const chen = await plaza.member('chen')
    expect((await chen.call('workspaces.get', {}, inDarAmira())).status).toBe(200)
    expect((await elena.call('workspaces.members.remove', { userId: ids['chen'] }, inDarAmira())).status).toBe(200)
    expect((await chen.call('workspaces.get', {}, inDarAmira())).status).toBe(404)
    expect((await elena.call('workspaces.members.remove', { userId: ids['chen'] }, inDarAmira())).status).toBe(404)
    expect((await eventsAbout('chen')).map(({ type }) => type)).toEqual(['workspaces.memberLeft'])
  })

  test('only the owner can remove a manager', async () => {
    await membership(darAmira, 'bruno', 'manager')
    const refused = await elena.call('workspaces.members.remove', { userId: ids['bruno'] }, inDarAmira())
    expect(refused.body).toMatchObject({ code: 'PERMISSION_NEEDED', data: { permission: 'owner' } })
    expect((await amira.call('workspaces.members.remove', { userId: ids['bruno'] }, inDarAmira())).status).toBe(200)
  })

  test('everybody but the owner can leave', async () => {
    await membership(darAmira, 'chen')
    const chen = await plaza.member('chen')
    expect((await chen.call('workspaces.leave', {}, inDarAmira())).status).toBe(200)
    expect((await chen.call('workspaces.leave', {}, inDarAmira())).status).toBe(404)
    expect((await amira.call('workspaces.leave', {}, inDarAmira())).body).toMatchObject({ code: 'OWNER_MUST_TRANSFER', status: 409 })
  })

  test('nobody can leave their personal workspace', async () => {
    const [personal] = (await dalia.call('workspaces.list')).body.workspaces
    expect((await dalia.call('workspaces.leave', {}, { workspace: personal.id })).body.code).toBe('PERSONAL_STAYS')
  })
})

test('a manager who is demoted while their request waits for the lock cannot change anybody', async () => {
  const holder = await plaza.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from workspaces.workspaces where id = $1 for update', [darAmira])
    const late = elena.call(
      'workspaces.members.change',
      { userId: ids['farid'], version: await loadVersion('farid'), role: 'staff', permissions: ['hr'] },
      inDarAmira(),
    )
    while ((await plaza.rows(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length === 0);
    await holder.query(`update workspaces.members set role = 'staff' where workspace_id = $1 and user_id = $2`, [darAmira, ids['elena']])
    await holder.query('commit')
    expect((await late).body).toMatchObject({ code: 'PERMISSION_NEEDED', data: { permission: 'manager' } })
  } finally {
    holder.release()
  }
})
