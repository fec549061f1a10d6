/** Administrators: Omar administers Plaza. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let omar: Member
let ids: Record<string, string>

beforeAll(async () => {
  plaza = await openTestPlaza()
  omar = await plaza.member('omar')
  const users = await plaza.rows<{ id: string; username: string }>('select id, username from accounts.users')
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]))
})
afterAll(() => plaza.close())

const admin = (operation: string, input: object = {}, by = omar) => by.call(`accounts.admin.${operation}`, input)
const suspend = (id: string, more: object = {}, by = omar) => admin('users.suspend', { id, reason: 'spam', ...more }, by)
const lift = (id: string, by = omar) => admin('users.liftSuspension', { id }, by)
const setRole = (id: string, role: string, by = omar) => admin('users.setRole', { id, role }, by)
const entriesAbout = (id: string) =>
  plaza.rows('select action, actor, address, details from audit.entries where resource_id = $1 order by position', [id])

/** Creates a new member and returns their id. */
async function newcomer(name: string): Promise<{ member: Member; id: string }> {
  const member = await plaza.newcomer(name)
  return { member, id: (await member.me()).id }
}

test('every operation needs a reauthenticated administrator and is hidden from everybody else', async () => {
  const acts: [string, object][] = [
    ['users.suspend', { id: ids['bruno'], reason: 'x' }],
    ['users.liftSuspension', { id: ids['bruno'] }],
    ['users.setRole', { id: ids['bruno'], role: 'admin' }],
    ['settings.update', { registration: 'closed', version: 1 }],
  ]
  const reads: [string, object][] = [
    ['users.list', {}],
    ['users.get', { id: ids['bruno'] }],
    ['audit.list', {}],
    ['settings.get', {}],
  ]
  const amira = await plaza.member('amira')
  for (const [operation, input] of [...acts, ...reads]) {
    for (const by of [amira, plaza.browser()])
      expect(await admin(operation, input, by), operation).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  }
  plaza.moveClock(11 * 60_000)
  for (const [operation, input] of acts) expect((await admin(operation, input)).body.code, operation).toBe('REAUTHENTICATION_NEEDED')
  for (const [operation, input] of reads) expect((await admin(operation, input)).status, operation).toBe(200)
  expect(await plaza.rows('select 1 from audit.entries')).toEqual([])
  await omar.reauthenticate(FIXTURE_PASSWORD)
})

describe('the list of accounts', () => {
  const list = async (input: object = {}) => (await admin('users.list', input)).body
  const names = (body: { users: { username: string }[] }) => body.users.map(({ username }) => username)

  test('shows identity and status of an account, but none of its content', async () => {
    const { users, total } = await list({ q: 'amira' })
    expect(total).toEqual({ count: 1, exact: true })
    expect(users).toEqual([
      {
        id: ids['amira'],
        username: 'amira',
        name: 'amira',
        email: 'amira@example.com',
        avatarUrl: null,
        role: 'vendor',
        emailProof: 'mailed',
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
        secondFactor: false,
        suspension: null,
      },
    ])
  })

  test('shows who has a second factor once it is confirmed', async () => {
    const { id } = await newcomer('twofactors')
    await plaza.rows(`insert into accounts.totp (user_id, secret, created_at) values ($1, 'sealed', now())`, [id])
    expect((await admin('users.get', { id })).body.secondFactor).toBe(false)
    await plaza.rows('update accounts.totp set enabled_at = now() where user_id = $1', [id])
    expect((await admin('users.get', { id })).body.secondFactor).toBe(true)
    expect((await list({ q: 'twofactors' })).users[0].secondFactor).toBe(true)
  })

  test('lists accounts from newest to oldest, page by page, each once', async () => {
    for (const name of ['pager.a', 'pager.b', 'pager.c']) await plaza.newcomer(name)
    const first = await list({ limit: 4 })
    expect(names(first).slice(0, 3)).toEqual(['pager.c', 'pager.b', 'pager.a'])
    await plaza.newcomer('pager.late')
    const seen = names(first)
    for (let cursor = first.nextCursor; cursor; ) {
      const page = await list({ limit: 4, cursor })
      seen.push(...names(page))
      cursor = page.nextCursor
    }
    const all = await plaza.rows<{ username: string }>(`select username from accounts.users where username <> 'pager.late'`)
    expect(seen.toSorted()).toEqual(all.map(({ username }) => username).toSorted())
    expect(first.total.count).toBe(all.length)
  })

  test('finds a part of a username or email in any case, or a whole id', async () => {
    const { id } = (await plaza.browser().register('S.Lopez@example.com', 'SandraLópez', FIXTURE_PASSWORD)).body.user
    for (const q of ['sandral', 'LÓPEZ', 's.LOPEZ@exam', ` ${id} `]) expect(names(await list({ q })), q).toEqual(['SandraLópez'])
    for (const q of ['%', '_', 'sandra%', id.slice(0, -1), 'nobody like this']) expect(names(await list({ q })), q).toEqual([])
    expect(names(await list({ q: '' })).length).toBeGreaterThan(5)
  })

  test('filters by role and by suspension', async () => {
    const { id } = await newcomer('narrowed')
    await suspend(id)
    expect(names(await list({ state: 'suspended' }))).toEqual(['narrowed'])
    expect(names(await list({ state: 'active', limit: 100 }))).not.toContain('narrowed')
    expect(names(await list({ role: 'vendor' }))).toEqual(['amira'])
    expect(names(await list({ role: 'admin', state: 'suspended' }))).toEqual([])
    await lift(id)
  })

  test('filters by the time of joining', async () => {
    plaza.moveClock(60_000)
    const from = plaza.services.now().toISOString()
    await plaza.newcomer('justjoined')
    plaza.moveClock(60_000)
    const before = plaza.services.now().toISOString()
    await plaza.newcomer('joinedafter')
    expect(names(await list({ joined: { from, before } }))).toEqual(['justjoined'])
    expect(names(await list({ joined: { from } }))).toEqual(['joinedafter', 'justjoined'])
    expect(names(await list({ joined: { before: from }, limit: 100 }))).not.toContain('justjoined')
  })

  test.each(['joined', '-joined', 'name', '-name'])(
    'sorted by %s lists each account once across pages, in both directions',
    async (sort) => {
      const seen: string[] = []
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await list({ sort, limit: 3, ...(cursor && { cursor }) })
        seen.push(...names(page))
        cursor = page.nextCursor
      }
      const turned = sort.startsWith('-') ? sort.slice(1) : `-${sort}`
      expect(seen.length).toBeGreaterThan(8)
      expect(names(await list({ sort: turned, limit: 100 })).toReversed()).toEqual(seen)
    },
  )

  test('rejects a cursor of another sort order', async () => {
    const { nextCursor } = await list({ limit: 2 })
    expect((await admin('users.list', { cursor: nextCursor, sort: 'name' })).body.data.fields[0].path).toBe('cursor')
  })

  test('hides accounts that are being deleted', async () => {
    const { id } = await newcomer('leavingsoon')
    await plaza.rows('update accounts.users set deletion_requested_at = now() where id = $1', [id])
    expect(names(await list({ q: 'leavingsoon' }))).toEqual([])
    for (const operation of ['users.get', 'users.suspend', 'users.liftSuspension', 'users.setRole'])
      expect((await admin(operation, { id, reason: 'x', role: 'admin' })).status, operation).toBe(404)
  })

  test('needs the same number of statements for a hundred accounts as for one', async () => {
    let asked = 0
    const count = () => {
      asked += 1
    }
    const statements = async (limit: number) => {
      asked = 0
      plaza.pool.on('acquire', count)
      await list({ limit })
      plaza.pool.off('acquire', count)
      return asked
    }
    expect(await statements(1)).toBeGreaterThan(1)
    expect(await statements(100)).toBe(await statements(1))
  })

  test.each([
    [{ cursor: 'nonsense' }, 'cursor'],
    [{ limit: 101 }, 'limit'],
    [{ role: 'owner' }, 'role'],
    [{ q: 'a\u0000b' }, 'q'],
    [{ q: 'x'.repeat(201) }, 'q'],
    [{ sort: 'email' }, 'sort'],
    [{ joined: { from: 'yesterday' } }, 'joined.from'],
  ])('rejects %j', async (input, path) => {
    const { body } = await admin('users.list', input)
    expect([body.code, body.data.fields[0].path]).toEqual(['INVALID_INPUT', path])
  })
})

describe('the audit log', () => {
  test('shows current usernames, newest entries first, page by page', async () => {
    const { id } = await newcomer('audited')
    await suspend(id)
    await lift(id)
    await setRole(id, 'admin')
    const { body } = await admin('audit.list', { resourceId: id, limit: 2 })
    expect(body.entries.map(({ action }: { action: string }) => action)).toEqual(['accounts.roleChanged', 'accounts.suspensionLifted'])
    expect(body.entries[0]).toMatchObject({
      actor: ids['omar'],
      actorName: 'omar',
      resource: { type: 'user', id, name: 'audited' },
      details: { before: { role: 'user' }, after: { role: 'admin' } },
    })
    const rest = (await admin('audit.list', { resourceId: id, limit: 2, cursor: body.nextCursor })).body
    expect(rest.entries.map(({ action }: { action: string }) => action)).toEqual(['accounts.suspended'])
    expect(rest.nextCursor).toBeNull()
  })

  test('still lists actions on a deleted account, without a name', async () => {
    const { member, id } = await newcomer('goneperson')
    await suspend(id)
    await lift(id)
    await member.logIn('goneperson@example.com', FIXTURE_PASSWORD)
    await member.call('accounts.deletion.request', { username: 'goneperson' })
    await plaza.settle()
    const { entries } = (await admin('audit.list', { resourceId: id })).body
    expect(
      entries.map(({ action, actorName, resource }: { action: string; actorName: string; resource: { name: string } }) => [
        action,
        actorName,
        resource.name,
      ]),
    ).toEqual([
      ['accounts.erased', null, null],
      ['accounts.suspensionLifted', 'omar', null],
      ['accounts.suspended', 'omar', null],
    ])
  })

  test('has no entries about an unknown resource', async () => {
    expect((await admin('audit.list', { resourceId: 'usr_nobody' })).body).toEqual({ entries: [], nextCursor: null })
    expect((await admin('audit.list', { cursor: 'aud_nothing' })).body.entries).toEqual([])
    expect((await admin('audit.list', { limit: 1000 })).body.code).toBe('INVALID_INPUT')
  })
})

describe('the platform settings', () => {
  test('are updated from the current version and recorded in the audit log', async () => {
    const before = (await admin('settings.get')).body
    expect(before.registration).toBe('open')
    const closed = await admin('settings.update', { ...before, registration: 'closed' })
    expect(closed).toMatchObject({ status: 200, body: { registration: 'closed', version: before.version + 1 } })
    expect((await plaza.browser().register('late@example.org', 'latecomer', FIXTURE_PASSWORD)).body.code).toBe('REGISTRATION_CLOSED')
    const stale = await admin('settings.update', before)
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE', data: { current: closed.body } } })
    expect((await admin('settings.update', { ...closed.body, registration: 'open' })).status).toBe(200)
    expect((await entriesAbout('accounts')).map(({ details }) => details)).toEqual([
      { before: { registration: 'open', version: 1 }, after: { registration: 'closed', version: 2 } },
      { before: { registration: 'closed', version: 2 }, after: { registration: 'open', version: 3 } },
    ])
    expect((await admin('settings.update', { registration: 'sometimes', version: 3 })).body.code).toBe('INVALID_INPUT')
  })

  test('accept one of two concurrent updates', async () => {
    const { version } = (await admin('settings.get')).body
    const both = await Promise.all([1, 2].map(() => admin('settings.update', { registration: 'open', version })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
