import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { INTERACTION_POINTS } from '../../contract/contacts/contact-limits.ts'
import { recordContact } from './contact-activity.ts'
import { lockContacts } from './contacts.sql.ts'
import { deleteInteraction, findInteraction } from './interactions.sql.ts'
import { addPoints } from './score.sql.ts'

/** Takes its 5 points back. Of two at once, the second fails with NOT_FOUND. */
export async function removeInteraction(ctx: WorkspaceContext, id: string): Promise<Record<string, never>> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const seen = await findInteraction(tx.db, { workspaceId, id })
    if (!seen) throw notFound()
    // First the contact, like a merge, which moves interactions.
    await lockContacts(tx.db, workspaceId, [seen.contactId])
    const deleted = await deleteInteraction(tx.db, { workspaceId, id })
    if (!deleted) throw notFound()
    const { contactId } = deleted
    await addPoints(tx.db, {
      workspaceId,
      contactId,
      points: -INTERACTION_POINTS,
      cause: 'interactionRemoved',
      reference: id,
      createdAt: tx.now,
    })
    await recordContact(tx, ctx.userId, { workspaceId, id: contactId }, 'interactionRemoved', [
      { field: 'interaction', label: null, before: { kind: 'date', date: seen.happenedOn }, after: null },
    ])
    return {}
  })
}
