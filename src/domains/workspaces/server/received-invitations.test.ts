/** Invitations that members find without the mail: only those to an address that their account has confirmed. Elena manages Dar Amira. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const DAY_MS = 24 * 3600_000

let plaza: TestPlaza
let darAmira: string
let elena: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  darAmira = await plaza.workspace('Dar Amira')
  elena = await plaza.member('elena')
})
afterAll(() => plaza.close())

const inDarAmira = () => ({ workspace: darAmira })
const invite = async (name: string, terms: object = {}) =>
  (
    await elena.call(
      'workspaces.invitations.create',
      { email: `${name}@example.com`, role: 'staff', permissions: ['orders'], ...terms },
      inDarAmira(),
    )
  ).body.id as string
const received = async (by: Member) => (await by.call('workspaces.receivedInvitations.list')).body.items
const accept = (by: Member, id: string) => by.call('workspaces.receivedInvitations.accept', { id })
const decline = (by: Member, id: string) => by.call('workspaces.receivedInvitations.decline', { id })
const bell = async (by: Member) => {
  await plaza.settle()
  const { items } = (await by.call('notifications.list', { limit: 100 })).body
  return items.filter(({ kind }: { kind: string }) => kind === 'workspaces.invited')
}
const waiting = async (by: Member) => {
  const workspace = (await by.call('workspaces.list')).body.workspaces[0].id
  const { numbers } = (await by.call('workspaces.dashboard', {}, { workspace })).body
  return numbers.find(({ key }: { key: string }) => key === 'workspaces.invitations').count
}

test('the invited account hears of it in the bell, finds it and joins once', async () => {
  const ines = await plaza.newcomer('ines', { confirmed: true })
  expect([await received(ines), await waiting(ines)]).toEqual([[], 0])
  const id = await invite('ines')
  const [row] = await bell(ines)
  expect(row).toMatchObject({ href: '/invitations', isRead: false, workspaceId: null })
  expect(row.text.replace(/[\u2068\u2069]/g, '')).toBe('elena invited you to Dar Amira')
  expect(plaza.mailTo('ines@example.com').filter(({ text }) => text.includes('Dar Amira'))).toHaveLength(1)
  expect(await received(ines)).toMatchObject([
    { id, workspace: { name: 'Dar Amira' }, invitedBy: { username: 'elena' }, role: 'staff', permissions: ['orders'] },
  ])
  expect(await waiting(ines)).toBe(1)
  const answers = await Promise.all(Array.from({ length: 8 }, () => accept(ines, id)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404, 404, 404])
  expect((await ines.call('workspaces.get', {}, inDarAmira())).body).toMatchObject({ role: 'staff', permissions: ['orders'] })
  expect([await received(ines), await waiting(ines), await bell(ines)]).toEqual([[], 0, []])
})

test('no other account sees, accepts or declines it, and neither does an account that has not confirmed the address', async () => {
  const unproved = await plaza.newcomer('omid', { confirmed: false })
  const stranger = await plaza.newcomer('yara', { confirmed: true })
  const id = await invite('omid')
  for (const other of [unproved, stranger, elena]) {
    expect([await received(other), await bell(other)]).toEqual([[], []])
    const missing = await accept(other, 'inv_00000000000000000000000000')
    expect(missing.status).toBe(404)
    expect((await accept(other, id)).body).toEqual(missing.body)
    expect((await decline(other, id)).body).toEqual(missing.body)
  }
  await plaza.rows(`update accounts.users set email_proof = 'mailed' where username = 'omid'`)
  expect((await accept(unproved, id)).status).toBe(200)
})

test('a declined, withdrawn or expired invitation is gone, and so is its row in the bell and its link', async () => {
  const lina = await plaza.newcomer('lina', { confirmed: true })
  const declined = await invite('lina')
  expect(await bell(lina)).toHaveLength(1)
  expect((await decline(lina, declined)).status).toBe(200)
  expect((await decline(lina, declined)).status).toBe(404)
  expect((await accept(lina, declined)).status).toBe(404)
  expect(await bell(lina)).toEqual([])

  const withdrawn = await invite('lina')
  expect(await bell(lina)).toHaveLength(1)
  await elena.call('workspaces.invitations.revoke', { id: withdrawn }, inDarAmira())
  expect([await received(lina), await bell(lina)]).toEqual([[], []])
  expect((await accept(lina, withdrawn)).status).toBe(404)

  const late = await invite('lina')
  plaza.moveClock(8 * DAY_MS)
  expect(await received(lina)).toEqual([])
  expect((await accept(lina, late)).status).toBe(404)
})
