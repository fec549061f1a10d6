import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { PipelineView } from '../../contract.ts'
import { ensurePipelines } from '../ensure-pipelines.ts'
import { loadPipelines, type PipelineRow } from './pipelines.sql.ts'

/** Those of the workspace. The first look makes them. */
export async function pipelinesOf({ services, membership: { workspaceId } }: WorkspaceContext): Promise<PipelineRow[]> {
  const found = await loadPipelines(services.db, workspaceId)
  if (found.length > 0) return found
  return transactAsSystem(services, async (tx) => {
    await ensurePipelines(tx.db, workspaceId, tx.now)
    return loadPipelines(tx.db, workspaceId)
  })
}

export async function listPipelines(ctx: WorkspaceContext): Promise<{ items: PipelineView[] }> {
  return { items: (await pipelinesOf(ctx)).map(toPipelineView) }
}

/** Fails with NOT_FOUND. */
export async function loadPipelineView(db: Db, workspaceId: string, id: string): Promise<PipelineView> {
  const found = (await loadPipelines(db, workspaceId)).find((pipeline) => pipeline.id === id)
  if (!found) throw notFound()
  return toPipelineView(found)
}

export function toPipelineView({ stages, ...pipeline }: PipelineRow): PipelineView {
  return { ...pipeline, stages: stages.map(({ pipelineId: _, ...stage }) => stage) }
}
