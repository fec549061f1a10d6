import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { transactAs } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { subjects } from './subjects.ts'

const [workspace] = subjects
if (!workspace?.personal) throw new Error('workspaces have no personal part')
const { personal, cards } = workspace

let plaza: TestPlaza
let ids: Record<string, string>
let dalia: Member

beforeEach(async () => {
  plaza = await openTestPlaza()
  const users = await plaza.rows<{ id: string; username: string }>('select id, username from accounts.users')
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]))
  dalia = await plaza.member('dalia')
})
afterEach(() => plaza.close())

const idOf = (name: string) => ids[name] ?? ''
const obligationsOf = (name: string) => personal.obligations(plaza.kernel.db, idOf(name), plaza.kernel.now())
const erase = (name: string) => transactAs(plaza.kernel, (tx) => personal.erase(tx, idOf(name)))
const found = async (owner: Member, name: string): Promise<string> => (await owner.call('workspaces.create', { name })).body.id
const seatsIn = (id: string) =>
  plaza.rows<{ username: string; role: string }>(
    'select u.username, m.role from workspaces.members m join accounts.users u on u.id = m.user_id where workspace_id = $1 order by 1',
    [id],
  )
const workspaceRow = async (id: string) =>
  (await plaza.rows('select name, kind, personal_of, closed_at is not null as closed from workspaces.workspaces where id = $1', [id]))[0]
const seat = (workspaceId: string, name: string, role = 'staff') =>
  plaza.rows('insert into workspaces.members (workspace_id, user_id, role, joined_at) values ($1, $2, $3, now())', [
    workspaceId,
    idOf(name),
    role,
  ])

describe('a workspace as a card', () => {
  test('is there for its people, in the order asked for, and for nobody else', async () => {
    const darAmira = await plaza.workspace('Dar Amira')
    const house = await plaza.workspace('Plaza House')
    const member = { kind: 'member', role: 'user', sessionId: '', provenUntil: null, guestId: null } as const
    const seen = (name: string) => cards(plaza.kernel.db, { ...member, id: idOf(name) }, 'en', [house, 'ws_none', darAmira])
    expect(await seen('farid')).toEqual([null, null, expect.objectContaining({ id: darAmira, title: 'Dar Amira', state: 'staff' })])
    expect(await seen('dalia')).toEqual([null, null, null])
    expect(await cards(plaza.kernel.db, { kind: 'guest', id: null }, 'en', [darAmira])).toEqual([null])
  })
})

describe('what keeps somebody from leaving Plaza', () => {
  test('is a workspace of theirs in which others work, not one they are alone in or only work in', async () => {
    expect(await obligationsOf('amira')).toEqual(['workspaces.owner'])
    expect(await obligationsOf('farid')).toEqual([])
    const id = await found(dalia, 'Alone')
    expect(await obligationsOf('dalia')).toEqual([])
    await seat(id, 'chen')
    expect(await obligationsOf('dalia')).toEqual(['workspaces.owner'])
    await dalia.call('workspaces.transferOwnership', { userId: idOf('chen') }, { workspace: id })
    expect(await obligationsOf('dalia')).toEqual([])
  })

  test('is also their personal workspace, until the colleagues are gone', async () => {
    const [own] = (await dalia.call('workspaces.list')).body.workspaces
    await seat(own.id, 'chen')
    expect(await obligationsOf('dalia')).toEqual(['workspaces.owner'])
    await dalia.call('workspaces.members.remove', { userId: idOf('chen') }, { workspace: own.id })
    expect(await obligationsOf('dalia')).toEqual([])
  })
})

test('somebody takes out where they work and what for', async () => {
  await (await plaza.member('farid')).call('workspaces.list')
  expect(await personal.export(plaza.kernel.db, idOf('farid'))).toEqual([
    expect.objectContaining({ name: 'farid', kind: 'personal', role: 'owner' }),
    expect.objectContaining({ name: 'Dar Amira', kind: 'business', role: 'staff', areas: ['orders', 'inventory'] }),
  ])
})

describe('erasing somebody', () => {
  test('takes away what was theirs alone, and nothing in the schema names them any more', async () => {
    const [own] = (await dalia.call('workspaces.list')).body.workspaces
    const business = await found(dalia, 'Taller de Dalia')
    await dalia.call('workspaces.invitations.create', { email: 'aunt@example.com', role: 'staff', areas: [] }, { workspace: business })
    const darAmira = await plaza.workspace('Dar Amira')
    await seat(darAmira, 'dalia')
    const elena = await plaza.member('elena')
    await elena.call('workspaces.invitations.create', { email: 'Dalia@example.net', role: 'staff', areas: [] }, { workspace: darAmira })
    await plaza.rows(`update accounts.users set email_key = 'dalia@example.net' where id = $1`, [idOf('dalia')])

    await erase('dalia')
    expect([await workspaceRow(own.id), await workspaceRow(business)]).toEqual([undefined, undefined])
    expect((await seatsIn(darAmira)).map(({ username }) => username)).toEqual(['amira', 'elena', 'farid'])
    for (const table of ['workspaces', 'members', 'invitations']) {
      const [{ text } = { text: '' }] = await plaza.rows<{ text: string }>(
        `select coalesce(string_agg(row_to_json(t)::text, ''), '') as text from workspaces.${table} t`,
      )
      expect(text).not.toMatch(/dalia|aunt@/i)
      expect(text).not.toContain(idOf('dalia'))
    }
    await plaza.rows('delete from accounts.users where id = $1', [idOf('dalia')])
  })

  test('leaves a nameless shell where others’ records name the business', async () => {
    const chen = await plaza.member('chen')
    const id = await found(chen, 'Chen’s Cables')
    await plaza.rows(
      `insert into vendors.vendors (workspace_id, number, slug, name, status, created_at) values ($1, 9, 'chens-cables', 'Chen’s', 'approved', now())`,
      [id],
    )
    await erase('chen')
    expect(await workspaceRow(id)).toEqual({ name: '', kind: 'business', personal_of: null, closed: true })
    expect(await seatsIn(id)).toEqual([])
    const facts = await plaza.rows<{ type: string }>('select type from platform.facts where aggregate = $1 order by position', [id])
    expect(facts.map(({ type }) => type)).toEqual(['workspaces.created', 'workspaces.closed'])
  })

  test('hands what others joined meanwhile to them, a manager first', async () => {
    const darAmira = await plaza.workspace('Dar Amira')
    await erase('amira')
    expect(await seatsIn(darAmira)).toEqual([
      { username: 'elena', role: 'owner' },
      { username: 'farid', role: 'staff' },
    ])
    expect(await workspaceRow(darAmira)).toMatchObject({ name: 'Dar Amira', closed: false })
  })

  test('a personal workspace becomes a business of whoever inherits it, under their name', async () => {
    const [own] = (await dalia.call('workspaces.list')).body.workspaces
    await seat(own.id, 'chen')
    await erase('dalia')
    expect(await workspaceRow(own.id)).toMatchObject({ name: 'chen', kind: 'business', personal_of: null })
    expect(await seatsIn(own.id)).toEqual([{ username: 'chen', role: 'owner' }])
  })

  test('is safe to repeat', async () => {
    await erase('farid')
    await erase('farid')
    expect(await plaza.rows('select 1 from workspaces.members where user_id = $1', [idOf('farid')])).toEqual([])
  })

  test('an account cannot go while it still has a seat', async () => {
    await expect(plaza.rows('delete from accounts.users where id = $1', [idOf('farid')])).rejects.toThrow('members_user_id_fkey')
  })
})
