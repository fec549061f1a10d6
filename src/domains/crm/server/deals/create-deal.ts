import { recordActivity } from '#domains/records/server/index.ts'
import { dealCreated, dealWon } from '#events/crm.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { DealInput, DealView } from '../../contract.ts'
import { type LockedStage, loadPipelines, lockStages } from '../boards/pipelines.sql.ts'
import { keyInStage } from '../boards/put-card.ts'
import { ensurePipelines } from '../ensure-pipelines.ts'
import { requireReferences } from './choices.ts'
import { insertDeals } from './deals.sql.ts'
import { loadDealView } from './deals.ts'

/** Adds a deal on top of a stage. Fails with NOT_FOUND and OWNER_UNKNOWN. */
export async function createDeal(
  ctx: WorkspaceContext,
  { stageId, ...fields }: DealInput & { stageId?: string | undefined },
): Promise<DealView> {
  const { membership, userId } = ctx
  const { workspaceId } = membership
  return transact(ctx, async (tx) => {
    await requireReferences(tx.db, workspaceId, fields)
    const stage = await lockFirstStage(tx, workspaceId, stageId)
    const id = newId('deal')
    const stageKey = await keyInStage(tx, workspaceId, stage, id, { afterId: null, beforeId: null })
    const place = { pipelineId: stage.pipelineId, stageId: stage.id, stageKey, lostReason: '' }
    const times = { stageChangedAt: tx.now, activeAt: tx.now, createdAt: tx.now, closedAt: stage.outcome === 'open' ? null : tx.now }
    await insertDeals(tx.db, [{ ...fields, ...place, ...times, workspaceId, id }])
    await tx.services.search.add(tx, 'deal', [id])
    await recordActivity(tx, [{ workspaceId, type: 'deal', id, actorId: userId, action: 'crm.created', changes: [] }])
    publish(tx, dealCreated({ dealId: id, workspaceId }))
    if (stage.outcome === 'won') publish(tx, dealWon({ dealId: id, workspaceId, actor: userId }))
    return loadDealView(tx.db, workspaceId, id, tx.now)
  })
}

/** The chosen stage of a pipeline of deals, or the first one of the first pipeline. A deal that begins as lost would have no reason. */
async function lockFirstStage(tx: Tx, workspaceId: string, stageId: string | undefined): Promise<LockedStage> {
  await ensurePipelines(tx.db, workspaceId, tx.now)
  const first = async () => (await loadPipelines(tx.db, workspaceId)).find(({ kind }) => kind === 'deals')?.stages[0]?.id
  const id = stageId ?? (await first()) ?? ''
  const stage = (await lockStages(tx.db, workspaceId, [id])).get(id)
  if (stage?.kind !== 'deals') throw notFound()
  if (stage.outcome === 'lost') throw new Failure('REASON_NEEDED')
  return stage
}
