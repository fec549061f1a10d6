import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { changeItem } from './change-item.ts'
import { findItem } from './checklists.sql.ts'

/** Fails with NOT_FOUND. */
export async function tickItem(ctx: WorkspaceContext, tick: { itemId: string; done: boolean }): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    const item = await findItem(tx.db, ctx.membership.workspaceId, tick.itemId)
    if (!item) throw notFound()
    return changeItem(tx, ctx.userId, item, tick)
  })
}
