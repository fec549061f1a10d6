import { contactChanged } from '#events/crm.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { announceOwner } from './add-contact.ts'
import { recordContact } from './contact-activity.ts'
import { contactChanges } from './contact-changes.rules.ts'
import { lockContacts, saveContact } from './contacts.sql.ts'
import { requireOwner } from './contacts.ts'

type Change = { segment: string } | { ownerId: string | null }

/**
 * Sets the segment or the owner of many contacts; those that have it already stay as they are. Fails with OWNER_UNKNOWN,
 * and with NOT_FOUND if none of them is there.
 */
export async function changeContacts(
  ctx: WorkspaceContext,
  { contactIds, change }: { contactIds: readonly string[]; change: Change },
): Promise<{ changed: number }> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    if ('ownerId' in change) await requireOwner(tx.db, workspaceId, change.ownerId)
    const known = await lockContacts(tx.db, workspaceId, contactIds)
    if (known.size === 0) throw notFound()
    let changed = 0
    for (const before of known.values()) {
      const { name, email, phone, companyId, segment, ownerId, notes } = before
      const fields = { name, email, phone, companyId, segment, ownerId, notes, ...change }
      const texts = { company: before.company ?? '', stage: before.stage ?? '' }
      const changes = contactChanges({ ...before, ...texts }, { ...fields, ...texts })
      if (changes.length === 0) continue
      const ref = { workspaceId, id: before.id }
      await saveContact(tx.db, ref, fields)
      await recordContact(tx, ctx.userId, ref, 'updated', changes)
      publish(tx, contactChanged({ contactId: ref.id, workspaceId }))
      announceOwner(tx, ctx.userId, ref, { before: before.ownerId, fields })
      changed += 1
    }
    return { changed }
  })
}
