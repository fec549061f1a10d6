import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_PIPELINES } from '../../contract/deals/deal-limits.ts'
import type { PipelineView } from '../../contract.ts'
import { ensurePipelines, firstStages } from '../ensure-pipelines.ts'
import { insertPipeline, insertStages, loadPipelines, lockPipelines } from './pipelines.sql.ts'
import { loadPipelineView } from './pipelines.ts'

/** Adds a pipeline of deals. Fails with TOO_MANY_PIPELINES. */
export async function createPipeline(ctx: WorkspaceContext, { name }: { name: string }): Promise<PipelineView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    await ensurePipelines(tx.db, workspaceId, tx.now)
    await lockPipelines(tx.db, workspaceId)
    const position = (await loadPipelines(tx.db, workspaceId)).length
    if (position >= MAX_PIPELINES) throw new Failure('TOO_MANY_PIPELINES')
    const id = newId('pipeline')
    await insertPipeline(tx.db, { workspaceId, id, name, position, createdAt: tx.now })
    await insertStages(tx.db, firstStages(workspaceId, id))
    return loadPipelineView(tx.db, workspaceId, id)
  })
}
