import type { Call } from '#platform/server/kernel.ts'
import { pageOf } from '#platform/server/keyset.ts'
import type { MemberView } from '../contract.ts'
import { memberViews } from './member-views.ts'
import { JOINED, pageOfMembers } from './members.sql.ts'
import { workspaceIn } from './seats.ts'

export type Page = { cursor?: string | undefined; limit: number }

export async function listMembers(call: Call, { cursor, limit }: Page): Promise<{ members: MemberView[]; nextCursor: string | null }> {
  const { db } = call.kernel
  const rows = await pageOfMembers(db, workspaceIn(call), cursor, limit)
  const { items, nextCursor } = pageOf(rows, limit, JOINED, ({ joinedAt, userId }) => [joinedAt.toISOString(), userId])
  return { members: await memberViews(db, call.seat?.role ?? 'staff', items), nextCursor }
}
