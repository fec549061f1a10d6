import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { changeItem } from './change-item.ts'
import { findOwnItem } from './checklists.sql.ts'

/** By the employee, or by their manager. Fails with NOT_FOUND for items of others. */
export async function tickOwnItem(ctx: MemberContext, tick: { itemId: string; done: boolean }): Promise<Record<string, never>> {
  return transact(ctx, async (tx) => {
    const item = await findOwnItem(tx.db, ctx.userId, tick.itemId)
    if (!item) throw notFound()
    return changeItem(tx, ctx.userId, item, tick)
  })
}
