import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deletePipeline, loadPipelines, lockPipelines, lockStages } from './pipelines.sql.ts'
import { loadStageSums } from './stage-sums.sql.ts'

/** Deletes a pipeline of deals. Fails with NOT_FOUND, also for that of contacts, and with PIPELINE_HAS_DEALS and LAST_PIPELINE. */
export async function removePipeline(ctx: WorkspaceContext, pipelineId: string): Promise<Record<string, never>> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await lockPipelines(tx.db, workspaceId)
    const ofDeals = (await loadPipelines(tx.db, workspaceId)).filter(({ kind }) => kind === 'deals')
    const pipeline = ofDeals.find(({ id }) => id === pipelineId)
    if (!pipeline) throw notFound()
    if (ofDeals.length === 1) throw new Failure('LAST_PIPELINE')
    const ids = pipeline.stages.map(({ id }) => id)
    await lockStages(tx.db, workspaceId, ids)
    const count = (await loadStageSums(tx.db, workspaceId, ids)).reduce((sum, { cards }) => sum + cards, 0)
    if (count > 0) throw new Failure('PIPELINE_HAS_DEALS', { count })
    await deletePipeline(tx.db, { workspaceId, id: pipelineId })
    return {}
  })
}
