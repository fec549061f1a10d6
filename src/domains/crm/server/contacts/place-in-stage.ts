import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { keyBetween } from '../board-keys.rules.ts'
import { ensurePipelines } from '../ensure-pipelines.ts'
import { findLastContactKey, loadContactStages } from './stages.sql.ts'

export type Place = { stageId: string; stageKey: string; title: string }

/** The end of a stage; without an id, of the first one. Makes the pipelines of a new workspace. Fails with STAGE_UNKNOWN. */
export async function endOfStage(tx: Tx, workspaceId: string, stageId?: string): Promise<Place> {
  await ensurePipelines(tx.db, workspaceId, tx.now)
  const stages = await loadContactStages(tx.db, workspaceId)
  const stage = stageId === undefined ? stages[0] : stages.find(({ id }) => id === stageId)
  if (!stage) throw new Failure('STAGE_UNKNOWN')
  const stageKey = keyBetween(await findLastContactKey(tx.db, workspaceId, stage.id), null)
  return { stageId: stage.id, stageKey, title: stage.name }
}
