import { closeReports } from '#domains/reports/server/index.ts'
import { questionsChanged } from '#events/marketplace.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { canManageCatalog } from './answer-role.ts'
import { deleteEntry, findEntry } from './questions.sql.ts'

/**
 * Allowed for the author and for administrators, and for members of the vendor with `catalog` if the vendor wrote it: sellers report what
 * others write about their products. Fails with NOT_FOUND for everybody else.
 */
export async function removeEntry(ctx: MemberContext, entryId: string): Promise<void> {
  const { id: userId, role } = ctx.viewer
  await transact(ctx, async (tx) => {
    const entry = await findEntry(tx.db, entryId)
    if (!entry) throw notFound()
    const isVendors = entry.byVendor && (await canManageCatalog(tx.db, userId, entry.workspaceId))
    const allowed = entry.userId === userId || role === 'admin' || isVendors
    if (!allowed) throw notFound()
    await deleteEntry(tx.db, entryId)
    await closeReports(tx, { type: 'question', id: entryId }, { outcome: 'acted', by: userId })
    publish(tx, questionsChanged({ productId: entry.productId }))
    return {}
  })
}
