import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { PipelineInput, PipelineView } from '../../contract.ts'
import { evenKeys } from '../board-keys.rules.ts'
import { loadOrder, moveContacts, moveDeals, saveKeys, settleDeals } from './cards.sql.ts'
import {
  deleteStages,
  insertStages,
  loadPipelines,
  lockPipelines,
  lockStages,
  type PipelineRow,
  savePipeline,
  saveStage,
} from './pipelines.sql.ts'
import { loadPipelineView, toPipelineView } from './pipelines.ts'
import { loadStageSums } from './stage-sums.sql.ts'

type Input = PipelineInput & { pipelineId: string; version: number; moveTo: string | null }

/**
 * Renames a pipeline and changes its stages: those that are left out are removed, and `moveTo` takes their cards. Fails with NOT_FOUND, STALE,
 * OPEN_STAGE_NEEDED and STAGE_HAS_CARDS.
 */
export async function updatePipeline(
  ctx: WorkspaceContext,
  { pipelineId, version, moveTo, name, staleDays, stages }: Input,
): Promise<PipelineView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await lockPipelines(tx.db, workspaceId)
    const pipeline = (await loadPipelines(tx.db, workspaceId)).find(({ id }) => id === pipelineId)
    if (!pipeline) throw notFound()
    if (pipeline.version !== version) throw new Failure('STALE', { current: toPipelineView(pipeline) })
    const known = new Set(pipeline.stages.map(({ id }) => id))
    const kept = new Set(stages.flatMap(({ id }) => id ?? []))
    if ([...kept].some((id) => !known.has(id)) || kept.size !== stages.filter(({ id }) => id !== null).length) throw notFound()
    if (!stages.some(({ outcome }) => outcome === 'open')) throw new Failure('OPEN_STAGE_NEEDED')
    if (moveTo !== null && !kept.has(moveTo)) throw notFound()
    await lockStages(tx.db, workspaceId, [...known])
    const removed = pipeline.stages.filter(({ id }) => !kept.has(id))
    await emptyStages(tx, workspaceId, pipeline, removed, moveTo)
    await savePipeline(tx.db, { workspaceId, id: pipelineId }, { name, staleDays, version })
    for (const [position, { id, ...stage }] of stages.entries())
      if (id === null) await insertStages(tx.db, [{ ...stage, workspaceId, pipelineId, id: newId('stage'), position }])
      else await saveStage(tx.db, { ...stage, workspaceId, id, position })
    if (removed.length > 0)
      await deleteStages(
        tx.db,
        workspaceId,
        removed.map(({ id }) => id),
      )
    if (pipeline.kind === 'deals') await settleDeals(tx.db, workspaceId, pipelineId, tx.now)
    return loadPipelineView(tx.db, workspaceId, pipelineId)
  })
}

/** Moves the cards of stages that are removed to the end of another one. */
async function emptyStages(
  tx: Tx,
  workspaceId: string,
  { kind }: PipelineRow,
  removed: PipelineRow['stages'],
  moveTo: string | null,
): Promise<void> {
  const counts = new Map<string, number>()
  const ids = removed.map(({ id }) => id)
  for (const { stageId, cards } of await loadStageSums(tx.db, workspaceId, ids)) counts.set(stageId, (counts.get(stageId) ?? 0) + cards)
  for (const { id: stageId, title } of removed) {
    const count = counts.get(stageId) ?? 0
    if (count === 0) continue
    if (moveTo === null) throw new Failure('STAGE_HAS_CARDS', { title, count })
    const [before, added] = [
      await loadOrder(tx.db, kind, { workspaceId, stageId: moveTo }),
      await loadOrder(tx.db, kind, { workspaceId, stageId }),
    ]
    await (kind === 'contacts' ? moveContacts : moveDeals)(tx.db, { workspaceId, from: stageId, to: moveTo }, tx.now)
    const order = [...before, ...added]
    await saveKeys(tx.db, kind, workspaceId, order, evenKeys(order.length))
  }
}
