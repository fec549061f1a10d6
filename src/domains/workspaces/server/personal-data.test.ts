import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { resources } from './resources.ts'

const [workspace] = resources
if (!workspace?.personalData || !workspace.cards) throw new Error('the workspace resource has no personal data or cards')
const { personalData, cards } = workspace

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

const findId = (name: string) => ids[name] ?? ''
const loadObligations = (name: string) => personalData.obligations(plaza.services.db, findId(name), plaza.services.now())
const erase = (name: string) => transactAsSystem(plaza.services, (tx) => personalData.erase(tx, findId(name)))
const found = async (owner: Member, name: string): Promise<string> => (await owner.call('workspaces.create', { name })).body.id
const membershipsIn = (id: string) =>
  plaza.rows<{ username: string; role: string }>(
    'select u.username, m.role from workspaces.members m join accounts.users u on u.id = m.user_id where workspace_id = $1 order by 1',
    [id],
  )
const workspaceRow = async (id: string) =>
  (
    await plaza.rows('select name, kind, personal_user_id, closed_at is not null as closed from workspaces.workspaces where id = $1', [id])
  )[0]
const membership = (workspaceId: string, name: string, role = 'staff') =>
  plaza.rows('insert into workspaces.members (workspace_id, user_id, role, joined_at) values ($1, $2, $3, now())', [
    workspaceId,
    findId(name),
    role,
  ])

describe('a workspace as a card', () => {
  test('is visible to its members, in the requested order, and to nobody else', async () => {
    const darAmira = await plaza.workspace('Dar Amira')
    const platformStore = await plaza.workspace('Plaza House')
    const member = {
      kind: 'member',
      role: 'user',
      sessionId: '',
      reauthenticatedUntil: null,
      lacksSecondFactor: false,
      guestId: null,
    } as const
    const seen = (name: string) =>
      cards(plaza.services.db, { ...member, id: findId(name) }, 'en', [platformStore, 'ws_none', darAmira], plaza.services.resources)
    expect(await seen('farid')).toEqual([null, null, expect.objectContaining({ id: darAmira, title: 'Dar Amira', state: 'staff' })])
    expect(await seen('dalia')).toEqual([null, null, null])
    expect(await cards(plaza.services.db, { kind: 'guest', id: null }, 'en', [darAmira], plaza.services.resources)).toEqual([null])
  })
})

describe('an obligation that prevents deleting an account', () => {
  test('is an owned workspace with other members, not one without them or owned by others', async () => {
    expect(await loadObligations('amira')).toEqual(['workspaces.owner'])
    expect(await loadObligations('farid')).toEqual([])
    const id = await found(dalia, 'Alone')
    expect(await loadObligations('dalia')).toEqual([])
    await membership(id, 'chen')
    expect(await loadObligations('dalia')).toEqual(['workspaces.owner'])
    await dalia.call('workspaces.transferOwnership', { userId: findId('chen') }, { workspace: id })
    expect(await loadObligations('dalia')).toEqual([])
  })

  test('is also a personal workspace with other members', async () => {
    const [own] = (await dalia.call('workspaces.list')).body.workspaces
    await membership(own.id, 'chen')
    expect(await loadObligations('dalia')).toEqual(['workspaces.owner'])
    await dalia.call('workspaces.members.remove', { userId: findId('chen') }, { workspace: own.id })
    expect(await loadObligations('dalia')).toEqual([])
  })
})

test('the export lists workspaces and roles', async () => {
  await (await plaza.member('farid')).call('workspaces.list')
  expect(await personalData.export(plaza.services.db, findId('farid'))).toEqual([
    expect.objectContaining({ name: 'farid', kind: 'personal', role: 'owner' }),
    expect.objectContaining({ name: 'Dar Amira', kind: 'business', role: 'staff', permissions: ['orders', 'inventory'] }),
  ])
})

describe('erasing a user', () => {
  test('deletes workspaces without other members, and every reference to the user in the schema', async () => {
    const [own] = (await dalia.call('workspaces.list')).body.workspaces
    const business = await found(dalia, 'Taller de Dalia')
    await dalia.call(
      'workspaces.invitations.create',
      { email: 'aunt@example.com', role: 'staff', permissions: [] },
      { workspace: business },
    )
    const darAmira = await plaza.workspace('Dar Amira')
    await membership(darAmira, 'dalia')
    const elena = await plaza.member('elena')
    await elena.call(
      'workspaces.invitations.create',
      { email: 'Dalia@example.net', role: 'staff', permissions: [] },
      { workspace: darAmira },
    )
    await plaza.rows(`update accounts.users set email_key = 'dalia@example.net' where id = $1`, [findId('dalia')])

    await erase('dalia')
    expect([await workspaceRow(own.id), await workspaceRow(business)]).toEqual([undefined, undefined])
    expect((await membershipsIn(darAmira)).map(({ username }) => username)).toEqual(['amira', 'elena', 'farid'])
    for (const table of ['workspaces', 'members', 'invitations']) {
      const [{ text } = { text: '' }] = await plaza.rows<{ text: string }>(
        `select coalesce(string_agg(row_to_json(t)::text, ''), '') as text from workspaces.${table} t`,
      )
      expect(text).not.toMatch(/dalia|aunt@/i)
      expect(text).not.toContain(findId('dalia'))
    }
    await plaza.rows('delete from accounts.users where id = $1', [findId('dalia')])
  })

  test('keeps a row without a name when other records reference the business', async () => {
    const chen = await plaza.member('chen')
    const id = await found(chen, 'Chen’s Cables')
    await plaza.rows(
      `insert into vendors.vendors (workspace_id, number, slug, name, status, created_at) values ($1, 9, 'chens-cables', 'Chen’s', 'approved', now())`,
      [id],
    )
    await erase('chen')
    expect(await workspaceRow(id)).toEqual({ name: '', kind: 'business', personal_user_id: null, closed: true })
    expect(await membershipsIn(id)).toEqual([])
    const events = await plaza.rows<{ type: string }>('select type from platform.events where aggregate = $1 order by position', [id])
    expect(events.map(({ type }) => type)).toEqual(['workspaces.created', 'workspaces.closed'])
  })

  test('transfers a workspace that others have joined, to a manager first', async () => {
    const darAmira = await plaza.workspace('Dar Amira')
    await erase('amira')
    expect(await membershipsIn(darAmira)).toEqual([
      { username: 'elena', role: 'owner' },
      { username: 'farid', role: 'staff' },
    ])
    expect(await workspaceRow(darAmira)).toMatchObject({ name: 'Dar Amira', closed: false })
  })

  test('turns a personal workspace into a business of its new owner, under their name', async () => {
    const [own] = (await dalia.call('workspaces.list')).body.workspaces
    await membership(own.id, 'chen')
    await erase('dalia')
    expect(await workspaceRow(own.id)).toMatchObject({ name: 'chen', kind: 'business', personal_user_id: null })
    expect(await membershipsIn(own.id)).toEqual([{ username: 'chen', role: 'owner' }])
  })

  test('is safe to repeat', async () => {
    await erase('farid')
    await erase('farid')
    expect(await plaza.rows('select 1 from workspaces.members where user_id = $1', [findId('farid')])).toEqual([])
  })

  test('an account cannot be deleted while it has a membership', async () => {
    await expect(plaza.rows('delete from accounts.users where id = $1', [findId('farid')])).rejects.toThrow('members_user_id_fkey')
  })
})
