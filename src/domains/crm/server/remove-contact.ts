import { contactRemoved } from '#events/crm.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { deleteContact } from './contacts.sql.ts'

/** Deletes a contact permanently. Fails with NOT_FOUND. */
export async function removeContact(ctx: WorkspaceContext, contactId: string): Promise<Record<string, never>> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    if (!(await deleteContact(tx.db, workspaceId, contactId))) throw notFound()
    publish(tx, contactRemoved({ contactId, workspaceId }))
    return {}
  })
}
