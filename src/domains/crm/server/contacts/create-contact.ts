import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ContactInput, ContactView } from '../../contract.ts'
import { addContact } from './add-contact.ts'
import { loadContactView, requireOwner } from './contacts.ts'

/** Fails with OWNER_UNKNOWN and STAGE_UNKNOWN. */
export async function createContact(ctx: WorkspaceContext, input: ContactInput): Promise<ContactView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await requireOwner(tx.db, workspaceId, input.ownerId)
    return loadContactView(tx.db, workspaceId, await addContact(tx, ctx, input))
  })
}
