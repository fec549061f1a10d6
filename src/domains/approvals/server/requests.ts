/** Requests of a workspace, and, for administrators, of the platform. */
import { notFound } from '#platform/server/failure.ts'
import type { Paging } from '#platform/server/list-page.ts'
import type { AdminContext, MemberContext, WorkspaceContext } from '#platform/server/services.ts'
import type { ApprovalRequestRecord, Scope } from '../contract.ts'
import { requestRecord, requestViews } from './request-views.ts'
import { findRequest, listRequestRows, type RequestRow } from './requests.sql.ts'
import { type Rights, seesKind } from './rights.rules.ts'
import { loadRights } from './rights.ts'

type Query = Paging & { scope: Scope }

export const listRequests = (ctx: WorkspaceContext, query: Query) => listOf(ctx, ctx.membership.workspaceId, query)
export const listPlatformRequests = (ctx: AdminContext, query: Query) => listOf(ctx, null, query)

export const getRequest = (ctx: WorkspaceContext, id: string) => recordOf(ctx, ctx.membership.workspaceId, id)
export const getPlatformRequest = (ctx: AdminContext, id: string) => recordOf(ctx, null, id)

async function listOf(ctx: MemberContext, workspaceId: string | null, { scope, ...paging }: Query) {
  const { db, now } = ctx.services
  const rights = await loadRights(db, ctx.services, ctx.userId, workspaceId, now())
  const { items, ...page } = await listRequestRows(db, workspaceId, scope, rights, paging)
  return { items: await requestViews(ctx, db, items, rights), ...page }
}

async function recordOf(ctx: MemberContext, workspaceId: string | null, id: string): Promise<ApprovalRequestRecord> {
  const { db, now } = ctx.services
  const [row, rights] = await Promise.all([findRequest(db, workspaceId, id), loadRights(db, ctx.services, ctx.userId, workspaceId, now())])
  if (!row || !mayView(rights, row)) throw notFound()
  return requestRecord(ctx, db, row, rights)
}

function mayView(rights: Rights, { kind, authorId, decidedBy }: RequestRow): boolean {
  return authorId === rights.userId || decidedBy === rights.userId || seesKind(rights, kind)
}
