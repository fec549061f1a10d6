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
    const runners = await Promise.all(['yara', 'karim', 'lina', 'omid', 'tarek'].map((name) => plaza.newcomer(name)))
    const posts = await Promise.all(Array.from({ length: 50 }, (_, number) => accept(runners[number % 5] as Member, token)))
    const codes = posts.map(({ status, body }) => body.code ?? status)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 'TOKEN_INVALID')).toHaveLength(49)
    expect(
      await plaza.rows(
        `select count(*) from workspaces.members where workspace_id = $1 and user_id in
         (select id from accounts.users where username in ('yara', 'karim', 'lina', 'omid', 'tarek'))`,
        [darAmira],
      ),
    ).toEqual([{ count: 1 }])
  })

  test('repeated with the same key gives the first response', async () => {
    await invite(elena, 'again@example.com')
    const token = await tokenTo('again@example.com')
    const ines = await plaza.newcomer('ines')
    const first = await ines.call('workspaces.invitations.accept', { token }, { key: 'join-only-once' })
    const second = await ines.call('workspaces.invitations.accept', { token }, { key: 'join-only-once' })
    expect(first.status).toBe(200)
    expect(second.body).toEqual(first.body)
  })

  test('is not used up by a member of the workspace', async () => {
    await invite(elena, 'passed-on@example.com')
    const token = await tokenTo('passed-on@example.com')
    expect((await accept(farid, token)).body).toMatchObject({ code: 'ALREADY_MEMBER', status: 409 })
    expect((await accept(await plaza.newcomer('jamal'), token)).status).toBe(200)
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
    const zaid = await plaza.newcomer('zaid')
    expect((await accept(zaid, await tokenTo('zaid@example.com'))).status).toBe(200)
    await plaza.rows(`update accounts.users set email_proof = 'mailed' where username = 'zaid'`)
    expect((await invite(zaid, 'alter-ego@example.com', {}, workspace)).body).toMatchObject({ state: 'pending' })
    const token = await tokenTo('alter-ego@example.com')
    await owner.call('workspaces.members.remove', { userId: (await zaid.me()).id }, { workspace })
    expect((await accept(zaid, token)).body.code).toBe('TOKEN_INVALID')
  })

  test('is rejected for a user with a hundred workspaces', async () => {
    const busy = await plaza.newcomer('busy')
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
