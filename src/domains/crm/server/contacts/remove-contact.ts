import { removeRecords } from '#domains/records/server/index.ts'
import { contactRemoved } from '#events/crm.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { lockLead } from '../merging/lock-lead.ts'
import { deleteContact } from './contacts.sql.ts'

/** Deletes a contact permanently, with what was merged into it. Fails with NOT_FOUND. */
export async function removeContact(ctx: WorkspaceContext, contactId: string): Promise<Record<string, never>> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const { id } = await lockLead(tx, workspaceId, contactId)
    const deleted = await deleteContact(tx.db, { workspaceId, id })
    if (deleted.length === 0) throw notFound()
    await removeRecords(
      tx,
      deleted.map((one) => ({ workspaceId, type: 'contact', id: one })),
    )
    await tx.services.search.refresh(tx, 'contact', deleted)
    for (const one of deleted) publish(tx, contactRemoved({ contactId: one, workspaceId }))
    return {}
  })
}
