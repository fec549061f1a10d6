import { lockMembership } from '#domains/workspaces/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { TagRow } from '../records.sql.ts'
import { findTag, lockTags } from '../tags.sql.ts'

/** A tag of the workspace, for its owner and managers, with all its tags locked. Fails with NOT_FOUND and PERMISSION_NEEDED. */
export async function requireTag(tx: Tx, ctx: WorkspaceContext, tagId: string): Promise<{ tag: TagRow; workspaceId: string }> {
  const { id: workspaceId } = await lockMembership(tx, ctx, 'manager')
  await lockTags(tx.db, workspaceId)
  const tag = await findTag(tx.db, workspaceId, tagId)
  if (!tag) throw notFound()
  return { tag, workspaceId }
}
