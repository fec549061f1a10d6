import type { Paging } from '#platform/server/list-page.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { MemberView } from '../contract.ts'
import { toMemberViews } from './member-views.ts'
import { loadMemberPage } from './members.sql.ts'

export async function listMembers(ctx: WorkspaceContext, paging: Paging): Promise<{ members: MemberView[]; nextCursor: string | null }> {
  const { db } = ctx.services
  const { items, nextCursor } = await loadMemberPage(db, ctx.membership.workspaceId, paging)
  return { members: await toMemberViews(db, ctx.membership.role, items), nextCursor }
}
