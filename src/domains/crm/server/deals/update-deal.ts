import { recordActivity } from '#domains/records/server/index.ts'
import { dealChanged } from '#events/crm.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { DealInput, DealView } from '../../contract.ts'
import { requireReferences } from './choices.ts'
import { dealChanges } from './deal-changes.rules.ts'
import { findDeal, lockDeal, saveDeal } from './deals.sql.ts'
import { loadDealView } from './deals.ts'

type Input = DealInput & { dealId: string; version: number }

/** Fails with NOT_FOUND, OWNER_UNKNOWN, and STALE with the current version. */
export async function updateDeal(ctx: WorkspaceContext, { dealId: id, version, ...fields }: Input): Promise<DealView> {
  const { membership, userId } = ctx
  const { workspaceId } = membership
  return transact(ctx, async (tx) => {
    await lockDeal(tx.db, workspaceId, id)
    const before = await findDeal(tx.db, workspaceId, id)
    if (!before) throw notFound()
    await requireReferences(tx.db, workspaceId, fields, before.ownerId)
    const saved = await saveDeal(tx.db, { workspaceId, id, version }, fields)
    const current = await loadDealView(tx.db, workspaceId, id, tx.now)
    if (!saved) throw new Failure('STALE', { current })
    const after = await findDeal(tx.db, workspaceId, id)
    const changes = dealChanges(before, after ?? before)
    if (changes.length > 0) await recordActivity(tx, [{ workspaceId, type: 'deal', id, actorId: userId, action: 'crm.updated', changes }])
    await tx.services.search.refresh(tx, 'deal', [id])
    publish(tx, dealChanged({ dealId: id, workspaceId }))
    return current
  })
}
