import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findInvitationToken } from '#test/plaza/invitation.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

let plaza: TestPlaza
let darAmira: string
let amira: Member
let elena: Member
let farid: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  darAmira = await plaza.workspace('Dar Amira')
  ;[amira, elena, farid] = await Promise.all([plaza.member('amira'), plaza.member('elena'), plaza.member('farid')])
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

describe('inviting', () => {
  test('a person without an account gets a link, sees the invitation, registers and joins', async () => {
    const invited = await invite(elena, 'Rania@example.com', { permissions: ['orders', 'crm'] })
    expect(invited.status).toBe(200)
    expect(invited.body).toMatchObject({
      email: 'Rania@example.com',
      role: 'staff',
      permissions: ['orders', 'crm'],
      state: 'pending',
      mailedAt: null,
      invitedBy: { username: 'elena' },
    })
    expect(Date.parse(invited.body.expiresAt) - Date.parse(invited.body.createdAt)).toBe(7 * DAY_MS)

    const token = await tokenTo('Rania@example.com')
    const [mail] = plaza.mailTo('Rania@example.com')
    expect(mail?.subject).toBe('elena invites you to Dar Amira')
    expect(mail?.link()).toMatch(/\/invitation\?token=[\w-]{26}$/)
    expect((await preview(plaza.browser(), token)).body).toEqual({
      workspace: { name: 'Dar Amira' },
      role: 'staff',
      permissions: ['orders', 'crm'],
      expiresAt: invited.body.expiresAt,
      invitedBy: { id: expect.any(String), username: 'elena', name: 'elena', avatarUrl: null },
    })
    expect((await accept(plaza.browser(), token)).status).toBe(401)

    const rania = await plaza.newcomer('rania', { confirmed: true })
    expect((await accept(rania, token)).body).toMatchObject({
      state: 'joined',
      workspace: { id: darAmira, role: 'staff', permissions: ['orders', 'crm'] },
    })
    expect((await rania.call('workspaces.get', {}, inDarAmira())).status).toBe(200)
    const events = await plaza.rows<{ type: string }>(
      `select type from platform.events where aggregate = $1 and type like 'workspaces.member%' order by position`,
      [darAmira],
    )
    expect(events.map(({ type }) => type)).toEqual(['workspaces.memberInvited', 'workspaces.memberJoined'])
  })

  test('the response does not reveal whether the address has an account', async () => {
    const [known, unknown] = await Promise.all([invite(elena, 'chen@example.com'), invite(elena, 'nobody-at-all@example.com')])
    const shape = ({ status, body }: typeof known) => ({ status, body: { ...body, id: '', email: '', createdAt: '', expiresAt: '' } })
    expect(shape(known)).toEqual(shape(unknown))
  })

  test('the mail is in the inviter’s language', async () => {
    amira.language = 'ar'
    await invite(amira, 'huda@example.com', { role: 'manager', permissions: [] })
    amira.language = 'es'
    await invite(amira, 'pilar@example.com')
    amira.language = 'en'
    await plaza.settle()
    expect(plaza.mailTo('huda@example.com')[0]).toMatchObject({ subject: 'amira يدعوك إلى Dar Amira', language: 'ar' })
    expect(plaza.mailTo('pilar@example.com')[0]).toMatchObject({ subject: 'amira te invita a Dar Amira', language: 'es' })
  })

  test('members cannot be invited', async () => {
    expect((await invite(elena, 'FARID@example.com')).body).toMatchObject({ code: 'ALREADY_MEMBER', status: 409 })
  })

  test('inviting an address again renews its invitation and invalidates the first link', async () => {
    const first = (await invite(elena, 'twice@example.com')).body
    const firstToken = await tokenTo('twice@example.com')
    const second = (await invite(elena, ' Twice@EXAMPLE.com'.trim(), { permissions: ['hr'] })).body
    expect(second).toMatchObject({ id: first.id, permissions: ['hr'], mailedAt: null })
    expect((await preview(plaza.browser(), firstToken)).status).toBe(404)
    expect((await preview(plaza.browser(), await tokenTo('twice@example.com'))).body.permissions).toEqual(['hr'])
  })

  test('concurrent invitations to one address make one invitation', async () => {
    const workspace = await freshWorkspace(amira, 'At Once')
    const asked = await Promise.all(Array.from({ length: 10 }, () => invite(amira, 'crowd@example.com', {}, workspace)))
    expect(new Set(asked.map(({ body }) => body.id)).size).toBe(1)
    expect(await plaza.rows('select count(*) from workspaces.invitations where workspace_id = $1', [workspace])).toEqual([{ count: 1 }])
  })

  test('only the owner can invite managers, and renew, revoke or resend their invitations', async () => {
    const needsOwner = { code: 'PERMISSION_NEEDED', data: { permission: 'owner' } }
    expect((await invite(elena, 'samir@example.com', { role: 'manager', permissions: [] })).body).toMatchObject(needsOwner)
    const { id } = (await invite(amira, 'samir@example.com', { role: 'manager', permissions: [] })).body
    expect((await invite(elena, 'samir@example.com')).body).toMatchObject(needsOwner)
    expect((await elena.call('workspaces.invitations.resend', { id }, inDarAmira())).body).toMatchObject(needsOwner)
    expect((await elena.call('workspaces.invitations.revoke', { id }, inDarAmira())).body).toMatchObject(needsOwner)
    const token = await tokenTo('samir@example.com')
    const samir = await plaza.newcomer('samir', { confirmed: true })
    expect((await accept(samir, token)).body).toMatchObject({ workspace: { role: 'manager' } })
  })

  test('staff cannot invite, and strangers get a 404', async () => {
    expect((await invite(farid, 'x@example.com')).body).toMatchObject({ code: 'PERMISSION_NEEDED', data: { permission: 'manager' } })
    expect((await invite(await plaza.member('dalia'), 'x@example.com')).status).toBe(404)
  })

  test.each([
    ['an invalid address', { email: 'not an address' }],
    ['the owner’s role', { role: 'owner' }],
    ['an unknown permission', { permissions: ['everything'] }],
  ])('%s is rejected', async (_, wrong) => {
    expect((await invite(elena, 'fine@example.com', wrong)).body.code).toBe('INVALID_INPUT')
  })

  test('a member without a confirmed email cannot invite', async () => {
    const nadia = await plaza.newcomer('nadia')
    const workspace = await freshWorkspace(nadia, 'Nadia’s')
    expect((await invite(nadia, 'stranger@example.com', {}, workspace)).body).toMatchObject({ code: 'EMAIL_NOT_CONFIRMED', status: 403 })
  })

  test('a workspace can send thirty an hour', async () => {
    const workspace = await freshWorkspace(amira, 'Eager')
    const asked = await Promise.all(Array.from({ length: 31 }, (_, number) => invite(amira, `guest${number}@example.com`, {}, workspace)))
    expect(asked.map(({ status }) => status).sort()).toEqual([...Array(30).fill(200), 429])
    expect((await invite(amira, 'other@example.com', {}, await freshWorkspace(amira, 'Calm'))).status).toBe(200)
    plaza.moveClock(HOUR_MS)
    expect((await invite(amira, 'later@example.com', {}, workspace)).status).toBe(200)
  })
})

describe('the list of invitations', () => {
  test('shows open and expired ones, newest first, page by page', async () => {
    const workspace = await freshWorkspace(amira, 'Listed')
    for (const name of ['one', 'two', 'three']) {
      await invite(amira, `${name}@example.com`, {}, workspace)
      plaza.moveClock(HOUR_MS)
    }
    await plaza.settle()
    const list = async (input: object) => (await amira.call('workspaces.invitations.list', input, { workspace })).body
    const first = await list({ limit: 2 })
    const rest = await list({ limit: 2, cursor: first.nextCursor })
    const open = [...first.invitations, ...rest.invitations]
    expect(open.map(({ email, state, mailedAt }) => [email, state, mailedAt !== null])).toEqual([
      ['three@example.com', 'pending', true],
      ['two@example.com', 'pending', true],
      ['one@example.com', 'pending', true],
    ])
    expect(rest.nextCursor).toBeNull()
    await plaza.rows('update workspaces.invitations set expires_at = $1 where workspace_id = $2', [plaza.services.now(), workspace])
    expect((await list({})).invitations.map(({ state }: { state: string }) => state)).toEqual(['expired', 'expired', 'expired'])
  })

  test('is visible to the owner and managers', async () => {
    expect((await elena.call('workspaces.invitations.list', {}, inDarAmira())).status).toBe(200)
    expect((await farid.call('workspaces.invitations.list', {}, inDarAmira())).status).toBe(403)
  })
})
