import { questionsChanged } from '#events/marketplace.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { canManageCatalog } from './answer-role.ts'
import { deleteEntry, findEntry } from './questions.sql.ts'

/** Allowed for the author, members of the vendor with `catalog`, and administrators. Fails with NOT_FOUND for everybody else. */
export async function removeEntry(ctx: MemberContext, entryId: string): Promise<void> {
  const { id: userId, role } = ctx.viewer
  await transact(ctx, async (tx) => {
    const entry = await findEntry(tx.db, entryId)
    if (!entry) throw notFound()
    const allowed = entry.userId === userId || role === 'admin' || (await canManageCatalog(tx.db, userId, entry.workspaceId))
    if (!allowed) throw notFound()
    await deleteEntry(tx.db, entryId)
    publish(tx, questionsChanged({ productId: entry.productId }))
    return {}
  })
}
