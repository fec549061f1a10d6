import { call } from '@orpc/server'
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod'
import { read } from '#platform/shared/contract.ts'
import { implementOperations } from './implement-operations.ts'
import type { RequestContext } from './request-context.ts'
import type { AdminContext, Member, Membership, Viewer, WorkspaceContext } from './services.ts'

const text = z.string()
const os = implementOperations({
  open: read('anyone', '/open').output(text),
  mine: read('member', '/mine').output(text),
  ours: read('workspace:catalog', '/ours').output(text),
  platform: { all: read('admin', '/all').output(text) },
})

const open = os.open.handler(({ context: { ctx } }) => {
  expectTypeOf(ctx.viewer).toEqualTypeOf<Viewer>()
  expectTypeOf(ctx.membership).toEqualTypeOf<Membership | null>()
  return ctx.viewer.kind
})
const mine = os.mine.handler(({ context: { ctx } }) => {
  expectTypeOf(ctx.viewer).toEqualTypeOf<Member>()
  return ctx.userId
})
const ours = os.ours.handler(({ context: { ctx } }) => {
  expectTypeOf(ctx).toEqualTypeOf<WorkspaceContext>()
  return `${ctx.userId} in ${ctx.membership.workspaceId}`
})
const all = os.platform.all.handler(({ context: { ctx } }) => {
  expectTypeOf(ctx).toEqualTypeOf<AdminContext>()
  return `${ctx.viewer.role} ${ctx.userId}`
})

const guest: Viewer = { kind: 'guest', id: null }
const amira: Viewer = {
  kind: 'member',
  id: 'usr_amira',
  role: 'vendor',
  sessionId: 's',
  reauthenticatedUntil: null,
  lacksSecondFactor: false,
  guestId: null,
}
const omar: Viewer = { ...amira, id: 'usr_omar', role: 'admin' }

function as(viewer: Viewer): { context: RequestContext } {
  const header = (name: string) => (name === 'plaza-workspace' ? 'wsp_dar_amira' : null)
  const loadMembership = async (id: string, workspaceId: string) =>
    id === amira.id ? { workspaceId, role: 'staff' as const, permissions: ['catalog' as const] } : null
  const context = { entryPoint: 'web', viewer, header, loadMembership, services: {} }
  return { context: context as unknown as RequestContext }
}

test('an operation for anyone has a guest or a member', async () => {
  expect(await call(open, undefined, as(guest))).toBe('guest')
  expect(await call(open, undefined, as(amira))).toBe('member')
})

test('an operation for members has a user id, and a guest does not reach it', async () => {
  expect(await call(mine, undefined, as(amira))).toBe('usr_amira')
  await expect(call(mine, undefined, as(guest))).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('an operation of a workspace has a membership, and a stranger does not reach it', async () => {
  expect(await call(ours, undefined, as(amira))).toBe('usr_amira in wsp_dar_amira')
  await expect(call(ours, undefined, as(omar))).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an operation of the platform has an administrator, and a vendor does not reach it', async () => {
  expect(await call(all, undefined, as(omar))).toBe('admin usr_omar')
  await expect(call(all, undefined, as(amira))).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
