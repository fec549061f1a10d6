/** `vendor:<permission>` requires a membership with that permission in a workspace that is approved to sell. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import { loadMembership } from '#domains/workspaces/server/index.ts'
import { authorize, WORKSPACE_HEADER } from '#platform/server/authorize.ts'
import { Failure } from '#platform/server/failure.ts'
import type { RequestContext } from '#platform/server/request-context.ts'
import { type Access, PERMISSIONS } from '#platform/shared/contract.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { FixtureName } from './fixtures.ts'

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

/** Returns the membership or the failure for this access level and workspace. */
async function verdict(name: FixtureName, access: Access, workspaceId: string): Promise<unknown> {
  const context: RequestContext = {
    services: plaza.services,
    entryPoint: 'web',
    language: 'en',
    requestId: 'req_test',
    idempotencyKey: null,
    viewer: {
      kind: 'member',
      id: ids[name] ?? '',
      role: 'user',
      sessionId: 'ses_test',
      reauthenticatedUntil: null,
      lacksSecondFactor: false,
      guestId: null,
    },
    client: { address: '10.0.0.1', userAgent: '', deviceMarks: [] },
    header: (name) => (name === WORKSPACE_HEADER ? workspaceId : null),
    loadMembership: (memberId, id) => loadMembership(plaza.services.db, memberId, id),
    maySell: async (id) => (await loadApprovedVendors(plaza.services.db, [id])).has(id),
    retryAfter: () => {},
    rememberGuest: () => {},
    session: { begin: async () => {}, rememberDevice: () => undefined, end: () => {} },
  }
  try {
    return await authorize(context, { access })
  } catch (error) {
    if (error instanceof Failure) return [error.code, error.data]
    throw error
  }
}

test('owner, manager and staff with the permission have access', async () => {
  expect(await verdict('amira', 'vendor:finance', darAmira)).toEqual({
    workspaceId: darAmira,
    role: 'owner',
    permissions: [...PERMISSIONS],
  })
  expect(await verdict('elena', 'vendor:finance', darAmira)).toMatchObject({ role: 'manager' })
  expect(await verdict('farid', 'vendor:orders', darAmira)).toEqual({
    workspaceId: darAmira,
    role: 'staff',
    permissions: ['orders', 'inventory'],
  })
  expect(await verdict('farid', 'vendor:finance', darAmira)).toEqual(['PERMISSION_NEEDED', { permission: 'finance' }])
  expect(await verdict('dalia', 'vendor:orders', darAmira)).toEqual(['NOT_FOUND', undefined])
})

test('a workspace that may not sell, never or no longer, has no vendor access, even for its owner', async () => {
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
