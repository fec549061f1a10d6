import { contactChanged } from '#events/crm.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { ContactInput, ContactView } from '../contract.ts'
import { findContact, saveContact } from './contacts.sql.ts'
import { toContactView } from './contacts.ts'

/** Fails with NOT_FOUND, and with STALE and the current version. */
export async function updateContact(
  ctx: WorkspaceContext,
  { contactId: id, version, ...input }: ContactInput & { contactId: string; version: number },
): Promise<ContactView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const saved = await saveContact(tx.db, { ...input, workspaceId, id, version })
    if (!saved) {
      const current = await findContact(tx.db, workspaceId, id)
      if (!current) throw notFound()
      throw new Failure('STALE', { current: toContactView(current) })
    }
    publish(tx, contactChanged({ contactId: id, workspaceId }))
    return toContactView(saved)
  })
}
