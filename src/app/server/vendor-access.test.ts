/** `vendor:<area>`: a seat with that area, in a workspace that is approved to sell. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { vendorsOf } from '#domains/vendors/server/index.ts'
import { seatOf } from '#domains/workspaces/server/index.ts'
import { admit, WORKSPACE_HEADER } from '#platform/server/admit.ts'
import { Failure } from '#platform/server/failure.ts'
import type { RequestContext } from '#platform/server/request-context.ts'
import { type Access, AREAS } from '#platform/shared/contract.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { CastName } from './cast.ts'

let plaza: TestPlaza
let ids: Record<string, string>
let darAmira: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  darAmira = await plaza.workspace('Dar Amira')
  const users = await plaza.rows<{ id: string; username: string }>('select id, username from accounts.users')
  ids = Object.fromEntries(users.map(({ id, username }) => [username, id]))
})
afterAll(() => plaza.close())

/** What somebody gets who calls with this access and names a workspace: their seat, or the failure. */
async function verdict(name: CastName, access: Access, workspaceId: string): Promise<unknown> {
  const context: RequestContext = {
    ...{ kernel: plaza.kernel, door: 'web', language: 'en', requestId: 'req_test', idempotencyKey: null },
    viewer: { kind: 'member', id: ids[name] ?? '', role: 'user', sessionId: 'ses_test', provenUntil: null, guestId: null },
    client: { address: '10.0.0.1', userAgent: '', deviceMarks: [] },
    header: (name) => (name === WORKSPACE_HEADER ? workspaceId : null),
    seatOf: (memberId, id) => seatOf(plaza.kernel.db, memberId, id),
    maySell: async (id) => (await vendorsOf(plaza.kernel.db, [id])).has(id),
    retryAfter: () => {},
    rememberGuest: () => {},
    session: { begin: async () => {}, end: () => {} },
  }
  try {
    return await admit(context, { access })
  } catch (error) {
    if (error instanceof Failure) return [error.code, error.data]
    throw error
  }
}

test('owner, manager and staff with the area come in, with what they hold', async () => {
  expect(await verdict('amira', 'vendor:finance', darAmira)).toEqual({ workspaceId: darAmira, role: 'owner', areas: [...AREAS] })
  expect(await verdict('elena', 'vendor:finance', darAmira)).toMatchObject({ role: 'manager' })
  expect(await verdict('farid', 'vendor:orders', darAmira)).toEqual({
    workspaceId: darAmira,
    role: 'staff',
    areas: ['orders', 'inventory'],
  })
  expect(await verdict('farid', 'vendor:finance', darAmira)).toEqual(['AREA_NEEDED', { area: 'finance' }])
  expect(await verdict('dalia', 'vendor:orders', darAmira)).toEqual(['NOT_FOUND', undefined])
})

test('a workspace that may not sell, never or no longer, has nothing of a vendor, even for its owner', async () => {
  const dalia = await plaza.member('dalia')
  const { id } = (await dalia.call('workspaces.create', { name: 'Not Selling' })).body
  expect(await verdict('dalia', 'workspace:finance', id)).toMatchObject({ role: 'owner' })
  expect(await verdict('dalia', 'vendor:finance', id)).toEqual(['NOT_FOUND', undefined])
  await plaza.rows(
    `update vendors.vendors set status = 'suspended', suspended_since = now(), suspension_reason = 'x' where workspace_id = $1`,
    [darAmira],
  )
  expect(await verdict('amira', 'vendor:finance', darAmira)).toEqual(['NOT_FOUND', undefined])
  expect(await verdict('amira', 'workspace:finance', darAmira)).toMatchObject({ role: 'owner' })
})
