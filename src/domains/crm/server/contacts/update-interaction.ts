import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { InteractionInput, InteractionView } from '../../contract.ts'
import { saveInteraction } from './interactions.sql.ts'
import { loadInteractionView, requirePast } from './interactions.ts'

/** The score stays. Fails with NOT_FOUND, with STALE and the current version, MAIL_STAYS and DATE_IN_FUTURE. */
export async function updateInteraction(
  ctx: WorkspaceContext,
  { interactionId: id, version, date: happenedOn, ...fields }: InteractionInput & { interactionId: string; version: number },
): Promise<InteractionView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    requirePast(happenedOn, tx.now)
    if ((await loadInteractionView(tx.db, workspaceId, id)).mail) throw new Failure('MAIL_STAYS')
    const saved = await saveInteraction(tx.db, { workspaceId, id, version }, { ...fields, happenedOn })
    const current = await loadInteractionView(tx.db, workspaceId, id)
    if (!saved) throw new Failure('STALE', { current })
    return current
  })
}
