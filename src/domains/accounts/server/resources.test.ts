import { afterAll, beforeAll, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import type { Viewer } from '#platform/server/services.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let ids: Record<string, string>

beforeAll(async () => {
  plaza = await openTestPlaza()
  await plaza.newcomer('Suspendida')
  await plaza.browser().register('layla@example.com', 'ليلى', FIXTURE_PASSWORD)
  const users = await plaza.rows<{ id: string; username: string }>('select id, username from accounts.users')
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]))
})
afterAll(() => plaza.close())

const viewer = (role: 'user' | 'admin'): Viewer => ({
  kind: 'member',
  id: ids['bruno'] ?? '',
  role,
  sessionId: 'ses_x',
  reauthenticatedUntil: null,
  lacksSecondFactor: false,
  guestId: null,
})
const cards = (by: Viewer, names: readonly string[]) =>
  plaza.services.resources.cards(
    plaza.services.db,
    by,
    'en',
    names.map((name) => ({ type: 'user', id: ids[name] ?? name })),
  )

test('members see users as cards in the requested order, guests see none', async () => {
  const seen = await cards(viewer('user'), ['ليلى', 'usr_nobody', 'amira'])
  expect(seen).toEqual([
    expect.objectContaining({ title: 'ليلى', href: `/profile/${encodeURIComponent('ليلى')}`, image: null, state: null }),
    null,
    expect.objectContaining({ id: ids['amira'], title: 'amira', href: '/profile/amira' }),
  ])
  expect(await cards({ kind: 'guest', id: null }, ['amira'])).toEqual([null])
})

test('suspended users are cards for administrators only, users being deleted for nobody', async () => {
  const omar = await plaza.member('omar')
  await omar.call('accounts.admin.users.suspend', { id: ids['Suspendida'], reason: 'spam' })
  await plaza.rows(`update accounts.users set deletion_requested_at = now() where username = 'chen'`)
  expect(await cards(viewer('user'), ['Suspendida', 'chen'])).toEqual([null, null])
  expect(await cards(viewer('admin'), ['Suspendida', 'chen'])).toEqual([expect.objectContaining({ state: 'suspended' }), null])
})
