/** Omar suspends accounts and grants the administrator role. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const HOUR = 3600_000
const NOBODY = 'usr_00000000000000000000000000'

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
const logIn = async (name: string) => (await plaza.browser().logIn(`${name}@example.com`, FIXTURE_PASSWORD)).status
const inHours = (hours: number) => new Date(plaza.services.now().getTime() + hours * HOUR).toISOString()
const loadEvents = async (aggregate: string) =>
  (await plaza.rows<{ type: string }>('select type from platform.events where aggregate = $1 order by position', [aggregate])).map(
    ({ type }) => type,
  )
const entriesAbout = (id: string) =>
  plaza.rows('select action, actor, address, details from audit.entries where resource_id = $1 order by position', [id])

/** Creates a new member and returns their id. */
async function newcomer(name: string): Promise<{ member: Member; id: string }> {
  const member = await plaza.newcomer(name)
  return { member, id: (await member.me()).id }
}

/** A second administrator, logged in. */
async function colleague(name: string): Promise<{ member: Member; id: string }> {
  const { member, id } = await newcomer(name)
  expect((await setRole(id, 'admin')).status).toBe(200)
  expect((await member.logIn(`${name}@example.com`, FIXTURE_PASSWORD)).status).toBe(200)
  return { member, id }
}

describe('suspending', () => {
  test('ends every session, blocks logins, sends a mail and is recorded in the audit log', async () => {
    const { member, id } = await newcomer('spammer')
    const { status, body } = await suspend(id, { reason: '  Too many links. ' })
    expect(status).toBe(200)
    expect(body.suspension).toEqual({ reason: 'Too many links.', since: expect.any(String), until: null })
    expect((await admin('users.get', { id })).body).toEqual(body)
    expect(await member.me()).toBeNull()
    expect(await plaza.rows('select 1 from accounts.sessions where user_id = $1', [id])).toEqual([])
    expect(await logIn('spammer')).toBe(401)
    await plaza.settle()
    expect(plaza.mailTo('spammer@example.com').at(-1)?.text).toContain('Too many links.')
    const [entry] = await entriesAbout(id)
    expect(entry).toEqual({
      action: 'accounts.suspended',
      actor: ids['omar'],
      address: omar.address,
      details: { before: { suspension: null }, after: { suspension: { suspensionId: expect.stringMatching(/^sus_/), until: null } } },
    })
    expect(JSON.stringify(entry)).not.toContain('links')
  })

  test('ends when it is lifted, which happens once', async () => {
    const { id } = await newcomer('lifted')
    await suspend(id)
    expect(await lift(id)).toMatchObject({ status: 200, body: { suspension: null } })
    expect(await lift(id)).toMatchObject({ status: 200, body: { suspension: null } })
    expect(await logIn('lifted')).toBe(200)
    await plaza.settle()
    expect(plaza.mailTo('lifted@example.com').map(({ subject }) => subject)).toContain('Your account is active again')
    expect((await entriesAbout(id)).map(({ action }) => action)).toEqual(['accounts.suspended', 'accounts.suspensionLifted'])
    expect((await loadEvents(id)).filter((type) => /suspen/.test(type))).toEqual(['accounts.suspended', 'accounts.suspensionLifted'])
  })

  test('ends at its end time, and the end is published soon after', async () => {
    const { id } = await newcomer('dayout')
    expect((await suspend(id, { until: inHours(2) })).status).toBe(200)
    plaza.moveClock(HOUR)
    expect(await logIn('dayout')).toBe(401)
    plaza.moveClock(HOUR)
    expect(await logIn('dayout')).toBe(200)
    await omar.reauthenticate(FIXTURE_PASSWORD)
    expect((await admin('users.get', { id })).body.suspension).toBeNull()
    for (const _ of [1, 2]) {
      await plaza.rows(`select graphile_worker.add_job('accounts:endExpiredSuspensions')`)
      await plaza.settle()
    }
    expect((await loadEvents(id)).filter((type) => type === 'accounts.suspensionLifted')).toHaveLength(1)
    expect(plaza.mailTo('dayout@example.com').at(-1)?.subject).toBe('Your account is active again')
  })

  test('replaces an earlier suspension; an identical one changes nothing', async () => {
    const { id } = await newcomer('repeatedly')
    const until = inHours(5)
    await suspend(id, { reason: 'first', until })
    expect((await suspend(id, { reason: 'first', until })).body.suspension.reason).toBe('first')
    expect((await suspend(id, { reason: 'second' })).body.suspension).toMatchObject({ reason: 'second', until: null })
    expect(await entriesAbout(id)).toHaveLength(2)
    plaza.moveClock(6 * HOUR)
    expect(await logIn('repeatedly')).toBe(401)
    await omar.reauthenticate(FIXTURE_PASSWORD)
    await lift(id)
    expect(await logIn('repeatedly')).toBe(200)
  })

  test.each([
    ['no reason', { reason: '  ' }, 'reason'],
    ['a reason that is too long', { reason: 'x'.repeat(501) }, 'reason'],
    ['a time in the past', { until: '2020-01-01T00:00:00.000Z' }, 'until'],
    ['an invalid time', { until: 'tomorrow' }, 'until'],
  ])('with %s is rejected', async (_, more, path) => {
    const { body } = await suspend(ids['bruno'] ?? '', more)
    expect([body.code, body.data.fields[0].path]).toEqual(['INVALID_INPUT', path])
    expect(await logIn('bruno')).toBe(200)
  })

  test('is rejected for an unknown account and for the administrator’s own', async () => {
    expect((await suspend(NOBODY)).body.code).toBe('NOT_FOUND')
    expect((await lift(NOBODY)).body.code).toBe('NOT_FOUND')
    expect((await suspend('amira')).body.code).toBe('INVALID_INPUT')
    expect((await suspend(ids['omar'] ?? '')).body).toMatchObject({ code: 'NOT_ONESELF', status: 409 })
    expect((await omar.me()).username).toBe('omar')
  })
})

describe('making an administrator', () => {
  test('takes effect at the next login and is recorded in the audit log, and so is removing the role', async () => {
    const { member, id } = await newcomer('promoted')
    expect(await setRole(id, 'admin')).toMatchObject({ status: 200, body: { role: 'admin' } })
    expect(await member.me()).toBeNull()
    await member.logIn('promoted@example.com', FIXTURE_PASSWORD)
    expect((await admin('users.list', {}, member)).status).toBe(200)
    expect(await setRole(id, 'user')).toMatchObject({ status: 200, body: { role: 'user' } })
    expect(await member.me()).toBeNull()
    await member.logIn('promoted@example.com', FIXTURE_PASSWORD)
    expect((await admin('users.list', {}, member)).status).toBe(404)
    expect((await entriesAbout(id)).map(({ details }) => details)).toEqual([
      { before: { role: 'user' }, after: { role: 'admin' } },
      { before: { role: 'admin' }, after: { role: 'user' } },
    ])
    expect((await loadEvents(id)).filter((type) => type === 'accounts.roleChanged')).toHaveLength(2)
  })

  test('twice changes nothing the second time and ends no session', async () => {
    const { member, id } = await newcomer('unchanged')
    expect((await setRole(id, 'user')).status).toBe(200)
    expect((await member.me()).username).toBe('unchanged')
    expect(await entriesAbout(id)).toEqual([])
  })

  test('works for a vendor, but a vendor cannot be made a user: the role follows the shop', async () => {
    expect(await setRole(ids['amira'] ?? '', 'user')).toMatchObject({ status: 409, body: { code: 'VENDOR_STAYS' } })
    const { id } = await newcomer('sellsalready')
    await plaza.rows(`update accounts.users set role = 'vendor' where id = $1`, [id])
    expect((await setRole(id, 'admin')).body.role).toBe('admin')
  })

  test('is rejected for the administrator’s own account, unknown accounts and other roles', async () => {
    for (const role of ['user', 'admin'])
      expect((await setRole(ids['omar'] ?? '', role)).body, role).toMatchObject({ code: 'NOT_ONESELF', status: 409 })
    expect((await setRole(NOBODY, 'admin')).body.code).toBe('NOT_FOUND')
    for (const role of ['vendor', 'owner', '', null])
      expect((await setRole(ids['bruno'] ?? '', role as string)).body.code, String(role)).toBe('INVALID_INPUT')
  })
})

describe('two administrators who act against each other at the same moment', () => {
  test.each([
    ['suspend each other', 'users.suspend', 'users.suspend'],
    ['remove each other’s role', 'users.setRole', 'users.setRole'],
    ['one suspends, one removes the role', 'users.suspend', 'users.setRole'],
  ])('%s: one administrator remains', async (what, first, second) => {
    await plaza.rows(`update accounts.users set role = 'user' where role = 'admin' and username <> 'omar'`)
    const other = await colleague(`rival${what.length}`)
    const more = { reason: 'a coup', role: 'user' }
    const answers = await Promise.all([
      admin(first, { id: other.id, ...more }, omar),
      admin(second, { id: ids['omar'], ...more }, other.member),
    ])
    const codes = answers.map(({ status, body }) => (status === 200 ? 'done' : body.code))
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    expect(['LAST_ADMINISTRATOR', 'NOT_FOUND']).toContain(codes.find((code) => code !== 'done'))
    const stays = await plaza.rows(
      `select 1 from accounts.users u where role = 'admin' and not exists (select from accounts.suspensions where user_id = u.id and lifted_at is null)`,
    )
    expect(stays).toHaveLength(1)
    await plaza.rows(`update accounts.users set role = 'admin' where id = $1`, [ids['omar']])
    await plaza.rows('delete from accounts.suspensions where user_id = $1', [ids['omar']])
    omar = await plaza.member('omar')
  })
})
