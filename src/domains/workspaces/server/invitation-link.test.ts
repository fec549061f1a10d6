import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashToken } from '#platform/server/secret-tokens.ts'
import { findInvitationToken } from '#test/plaza/invitation.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { deleteOldInvitations, mailInvitation } from './jobs.ts'

const DAY_MS = 24 * 3600_000

let plaza: TestPlaza
let darAmira: string
let elena: Member
let farid: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  darAmira = await plaza.workspace('Dar Amira')
  ;[elena, farid] = await Promise.all([plaza.member('elena'), plaza.member('farid')])
})
afterAll(() => plaza.close())

const inDarAmira = () => ({ workspace: darAmira })
const invite = (by: Member, email: string, terms: Record<string, unknown> = {}, workspace = darAmira) =>
  by.call('workspaces.invitations.create', { email, role: 'staff', permissions: ['orders'], ...terms }, { workspace })
const accept = (by: Member, token: string) => by.call('workspaces.invitations.accept', { token })
const preview = (by: Member, token: string) => by.call('workspaces.invitations.preview', { token })

const tokenTo = (email: string) => findInvitationToken(plaza, email)

/** Creates a workspace whose rate limit no other test uses. */
async function freshWorkspace(owner: Member, name: string): Promise<string> {
  return (await owner.call('workspaces.create', { name })).body.id
}

describe('the link', () => {
  test('works once, for one of many users', async () => {
    await invite(elena, 'race@example.com')
    const token = await tokenTo('race@example.com')
    const invited = await plaza.newcomer('race', { confirmed: true })
    const runners = await Promise.all(['yara', 'karim', 'lina', 'omid'].map((name) => plaza.newcomer(name, { confirmed: true })))
    const posts = await Promise.all(Array.from({ length: 50 }, (_, number) => accept([invited, ...runners][number % 5] as Member, token)))
    const codes = posts.map(({ body }) => body.state ?? body.code)
    expect(codes.filter((code) => code === 'joined')).toHaveLength(1)
    expect(codes.filter((code) => code === 'TOKEN_INVALID' || code === 'waiting')).toHaveLength(49)
    expect(
      await plaza.rows(
        `select u.username from workspaces.members m join accounts.users u on u.id = m.user_id
         where m.workspace_id = $1 and u.username in ('race', 'yara', 'karim', 'lina', 'omid')`,
        [darAmira],
      ),
    ).toEqual([{ username: 'race' }])
  })

  test('repeated with the same key gives the first response', async () => {
    await invite(elena, 'ines@example.com')
    const token = await tokenTo('ines@example.com')
    const ines = await plaza.newcomer('ines', { confirmed: true })
    const first = await ines.call('workspaces.invitations.accept', { token }, { key: 'join-only-once' })
    const second = await ines.call('workspaces.invitations.accept', { token }, { key: 'join-only-once' })
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
  })

  test('is not used up by a member of the workspace', async () => {
    await invite(elena, 'jamal@example.com')
    const token = await tokenTo('jamal@example.com')
    expect((await accept(farid, token)).body).toMatchObject({ code: 'ALREADY_MEMBER', status: 409 })
    expect((await accept(await plaza.newcomer('jamal', { confirmed: true }), token)).body.state).toBe('joined')
  })

  test('that is wrong, revoked or expired gets the same response', async () => {
    const wrong = await preview(farid, 'a'.repeat(26))
    const unknown = await accept(farid, 'a'.repeat(26))
    expect(wrong.status).toBe(404)
    expect(unknown.body).toMatchObject({ code: 'TOKEN_INVALID', status: 410 })

    const { id } = (await invite(elena, 'revoked@example.com')).body
    const revoked = await tokenTo('revoked@example.com')
    expect((await elena.call('workspaces.invitations.revoke', { id }, inDarAmira())).status).toBe(200)
    expect((await elena.call('workspaces.invitations.revoke', { id }, inDarAmira())).status).toBe(404)
    expect((await preview(farid, revoked)).body).toEqual(wrong.body)

    await invite(elena, 'late@example.com')
    const late = await tokenTo('late@example.com')
    const dalia = await plaza.member('dalia')
    expect((await accept(dalia, revoked)).body).toEqual(unknown.body)
    plaza.moveClock(7 * DAY_MS)
    expect((await preview(dalia, late)).body).toEqual(wrong.body)
    expect((await accept(dalia, late)).body).toEqual(unknown.body)
  })

  test('can be resent for seven more days, which invalidates the earlier one', async () => {
    const { id } = (await invite(elena, 'slow@example.com')).body
    const first = await tokenTo('slow@example.com')
    plaza.moveClock(8 * DAY_MS)
    const resent = await elena.call('workspaces.invitations.resend', { id }, inDarAmira())
    expect(resent.body).toMatchObject({ id, state: 'pending', mailedAt: null })
    const second = await tokenTo('slow@example.com')
    expect(plaza.mailTo('slow@example.com').map((mail) => mail.id)).toEqual([`${id}.1`, `${id}.2`])
    expect((await preview(farid, first)).status).toBe(404)
    expect((await preview(farid, second)).status).toBe(200)
    expect((await elena.call('workspaces.invitations.resend', { id: 'inv_none' }, inDarAmira())).status).toBe(404)
  })

  test('of another workspace cannot be accessed', async () => {
    const dalia = await plaza.member('dalia')
    const own = await freshWorkspace(dalia, 'Out of Reach')
    const { id } = (await invite(elena, 'reach@example.com')).body
    for (const operation of ['revoke', 'resend'])
      expect((await dalia.call(`workspaces.invitations.${operation}`, { id }, { workspace: own })).status).toBe(404)
  })

  test('ends when the inviter loses the right to invite', async () => {
    const owner = await plaza.member('amira')
    const workspace = await freshWorkspace(owner, 'Planted')
    await invite(owner, 'zaid@example.com', { role: 'manager', permissions: [] }, workspace)
    const zaid = await plaza.newcomer('zaid', { confirmed: true })
    expect((await accept(zaid, await tokenTo('zaid@example.com'))).body.state).toBe('joined')
    expect((await invite(zaid, 'alter-ego@example.com', {}, workspace)).body).toMatchObject({ state: 'pending' })
    const token = await tokenTo('alter-ego@example.com')
    await owner.call('workspaces.members.remove', { userId: (await zaid.me()).id }, { workspace })
    expect((await accept(zaid, token)).body.code).toBe('TOKEN_INVALID')
  })

  test('is rejected for a user with a hundred workspaces', async () => {
    const busy = await plaza.newcomer('busy', { confirmed: true })
    const { id: userId } = await busy.me()
    await busy.call('workspaces.list')
    await plaza.rows(
      `with made as (
         insert into workspaces.workspaces (id, kind, name, created_at)
         select 'ws_busy' || n, 'business', 'Busy ' || n, now() from generate_series(1, 99) n returning id)
       insert into workspaces.members (workspace_id, user_id, role, joined_at) select id, $1, 'owner', now() from made`,
      [userId],
    )
    await invite(elena, 'busy@example.com')
    expect((await accept(busy, await tokenTo('busy@example.com'))).body).toMatchObject({ code: 'TOO_MANY_WORKSPACES', data: { most: 100 } })
  })
})

describe('another account than the invited one', () => {
  const requests = async () => {
    const { invitations } = (await elena.call('workspaces.invitations.list', {}, inDarAmira())).body
    return invitations.flatMap(({ id, request }: { id: string; request: { user: { id: string; username: string } } | null }) =>
      request ? [{ id, userId: request.user.id, username: request.user.username }] : [],
    )
  }
  const confirm = (by: Member, input: object, workspace = darAmira) => by.call('workspaces.invitations.confirm', input, { workspace })

  test.each([
    ['has another confirmed email', 'hanan', 'forwarded', { confirmed: true }],
    ['has the invited email without confirming it', 'munir', 'munir', { confirmed: false }],
  ])('waits when it %s, until a manager accepts it', async (_what, name, invited, options) => {
    await invite(elena, `${invited}@example.com`)
    const token = await tokenTo(`${invited}@example.com`)
    const person = await plaza.newcomer(name, options)
    expect((await accept(person, token)).body).toEqual({ state: 'waiting', workspace: { name: 'Dar Amira' } })
    expect((await accept(person, token)).body.state).toBe('waiting')
    expect((await person.call('workspaces.get', {}, inDarAmira())).status).toBe(404)
    const [request] = await requests()
    expect(request).toMatchObject({ username: name })
    await plaza.settle()
    const mails = plaza.mailTo('elena@example.com').filter(({ subject }) => subject === `${name} wants to join Dar Amira`)
    expect(mails).toHaveLength(1)

    const input = { id: request.id, userId: request.userId }
    const staff = await plaza.member('farid')
    expect((await confirm(staff, input)).body.code).toBe('PERMISSION_NEEDED')
    expect((await confirm(person, input)).status).toBe(404)
    expect((await confirm(elena, { ...input, userId: (await staff.me()).id })).status).toBe(404)
    expect((await confirm(elena, input)).status).toBe(200)
    expect((await confirm(elena, input)).status).toBe(404)
    expect((await person.call('workspaces.get', {}, inDarAmira())).body).toMatchObject({ role: 'staff', permissions: ['orders'] })
    expect((await accept(await plaza.newcomer(`${name}too`), token)).body.code).toBe('TOKEN_INVALID')
  })

  test('does not keep the invited one out', async () => {
    await invite(elena, 'wanted@example.com')
    const token = await tokenTo('wanted@example.com')
    expect((await accept(await plaza.newcomer('finder', { confirmed: true }), token)).body.state).toBe('waiting')
    expect((await accept(await plaza.newcomer('wanted', { confirmed: true }), token)).body.state).toBe('joined')
    expect(await requests()).toEqual([])
  })

  test('is declined by revoking the invitation', async () => {
    await invite(elena, 'gone@example.com')
    const token = await tokenTo('gone@example.com')
    const finder = await plaza.newcomer('finder2', { confirmed: true })
    await accept(finder, token)
    const [{ id, userId }] = await requests()
    expect((await elena.call('workspaces.invitations.revoke', { id }, inDarAmira())).status).toBe(200)
    expect((await confirm(elena, { id, userId })).status).toBe(404)
    expect((await accept(finder, token)).body.code).toBe('TOKEN_INVALID')
  })

  test('is accepted to a manager’s role by the owner only, and not from another workspace', async () => {
    const owner = await plaza.member('amira')
    await invite(owner, 'boss@example.com', { role: 'manager', permissions: [] })
    await accept(await plaza.newcomer('climber', { confirmed: true }), await tokenTo('boss@example.com'))
    const [{ id, userId }] = await requests()
    expect((await confirm(elena, { id, userId })).body).toMatchObject({ code: 'PERMISSION_NEEDED', data: { permission: 'owner' } })
    const dalia = await plaza.member('dalia')
    expect((await confirm(dalia, { id, userId }, await freshWorkspace(dalia, 'Elsewhere'))).status).toBe(404)
    expect((await confirm(owner, { id, userId })).status).toBe(200)
  })

  test('loses its request when the invitation is mailed again', async () => {
    const { id } = (await invite(elena, 'twice@example.com')).body
    await accept(await plaza.newcomer('hasty', { confirmed: true }), await tokenTo('twice@example.com'))
    expect(await requests()).toHaveLength(1)
    await elena.call('workspaces.invitations.resend', { id }, inDarAmira())
    expect(await requests()).toEqual([])
  })
})

describe('the stored part of a link', () => {
  test('is its hash, and only once the mail is written', async () => {
    const { id } = (await invite(elena, 'hashed@example.com')).body
    const hashes = async () =>
      (await plaza.rows<{ token_hash: Buffer | null }>('select token_hash from workspaces.invitations where id = $1', [id]))[0]
    expect((await hashes())?.token_hash).toBeNull()
    const token = await tokenTo('hashed@example.com')
    expect((await hashes())?.token_hash).toEqual(hashToken(token))
    const [dump] = await plaza.rows<{ text: string }>(
      `select string_agg(t::text, ' ') as text from (
         select row_to_json(i)::text as t from workspaces.invitations i
         union all select row_to_json(f)::text from platform.events f
         union all select row_to_json(j)::text from graphile_worker._private_jobs j
         union all select row_to_json(k)::text from platform.idempotency_keys k) t`,
    )
    expect(dump?.text).toContain('hashed@example.com')
    expect(dump?.text).not.toContain(token)
  })

  test('a mail that could not be sent is tried again with the same link', async () => {
    const { id } = (await invite(elena, 'bumpy@example.com')).body
    const refusing = {
      ...plaza.services,
      mailer: { ...plaza.services.mailer, send: () => Promise.reject(new Error('the mail server is away')) },
    }
    await expect(mailInvitation.run(refusing, { invitationId: id })).rejects.toThrow('the mail server is away')
    const [tried] = await plaza.rows<{ token_hash: Buffer; mailed_at: Date | null }>(
      'select token_hash, mailed_at from workspaces.invitations where id = $1',
      [id],
    )
    expect(tried?.mailed_at).toBeNull()
    const token = await tokenTo('bumpy@example.com')
    expect(hashToken(token)).toEqual(tried?.token_hash)
    await mailInvitation.run(plaza.services, { invitationId: id })
    expect(plaza.mailTo('bumpy@example.com')).toHaveLength(1)
  })

  test('no mail is sent for an invitation that was revoked in time', async () => {
    const { id } = (await invite(elena, 'regretted@example.com')).body
    await elena.call('workspaces.invitations.revoke', { id }, inDarAmira())
    await plaza.settle()
    expect(plaza.mailTo('regretted@example.com')).toEqual([])
  })

  test('the email is deleted a month after the invitation ended', async () => {
    const { id } = (await invite(elena, 'never-came@example.com')).body
    const left = () => plaza.rows('select id from workspaces.invitations where id = $1', [id])
    plaza.moveClock(36 * DAY_MS)
    await deleteOldInvitations.run(plaza.services, {})
    expect(await left()).toHaveLength(1)
    plaza.moveClock(2 * DAY_MS)
    await deleteOldInvitations.run(plaza.services, {})
    expect(await left()).toHaveLength(0)
  })
})
