import { contactCreated } from '#events/crm.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ContactInput, ContactView } from '../contract.ts'
import { insertContact } from './contacts.sql.ts'
import { toContactView } from './contacts.ts'

export async function createContact(ctx: WorkspaceContext, input: ContactInput): Promise<ContactView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const row = { ...input, workspaceId, id: newId('contact'), createdAt: tx.now, version: 1 }
    await insertContact(tx.db, row)
    publish(tx, contactCreated({ contactId: row.id, workspaceId }))
    return toContactView(row)
  })
}
