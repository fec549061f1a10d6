import type { Tx } from '#platform/server/transact.ts'
import { type ContactRow, lockContacts } from '../contacts/contacts.sql.ts'
import { requireContactId } from '../contacts/contacts.ts'

/** Locks the contact, or the one it was merged into, also when that happens while the lock is awaited. Fails with NOT_FOUND. */
export async function lockLead(tx: Tx, workspaceId: string, contactId: string): Promise<ContactRow> {
  const id = await requireContactId(tx.db, workspaceId, contactId)
  const row = (await lockContacts(tx.db, workspaceId, [id])).get(id)
  return row ?? lockLead(tx, workspaceId, id)
}
