import { interactionLogged } from '#events/crm.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { INTERACTION_POINTS } from '../../contract/contacts/contact-limits.ts'
import type { InteractionInput, InteractionView } from '../../contract.ts'
import { lockLead } from '../merging/lock-lead.ts'
import { insertInteraction } from './interactions.sql.ts'
import { loadInteractionView, requirePast } from './interactions.ts'
import { addPoints } from './score.sql.ts'

/** Raises the score by 5 (spec §6). Fails with NOT_FOUND and DATE_IN_FUTURE. */
export async function logInteraction(
  ctx: WorkspaceContext,
  { contactId: asked, date: happenedOn, type, notes }: InteractionInput & { contactId: string },
): Promise<InteractionView> {
  const { membership, userId: authorId } = ctx
  const { workspaceId } = membership
  return transact(ctx, async (tx) => {
    requirePast(happenedOn, tx.now)
    const { id: contactId } = await lockLead(tx, workspaceId, asked)
    const id = newId('interaction')
    const createdAt = tx.now
    await insertInteraction(tx.db, { workspaceId, id, contactId, type, happenedOn, notes, authorId, createdAt })
    await addPoints(tx.db, { workspaceId, contactId, points: INTERACTION_POINTS, cause: 'interaction', reference: id, createdAt })
    publish(tx, interactionLogged({ contactId, workspaceId, interactionId: id, actor: authorId }))
    return loadInteractionView(tx.db, workspaceId, id)
  })
}
