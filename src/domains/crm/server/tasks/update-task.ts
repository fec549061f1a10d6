import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { TaskInput, TaskView } from '../../contract.ts'
import { requireReferences } from '../deals/choices.ts'
import { saveTask } from './tasks.sql.ts'
import { loadTaskView } from './tasks.ts'

type Input = TaskInput & { taskId: string; version: number }

/** Fails with NOT_FOUND, OWNER_UNKNOWN, and STALE with the current version. */
export async function updateTask(ctx: WorkspaceContext, { taskId: id, version, ...input }: Input): Promise<TaskView> {
  const { membership, userId } = ctx
  const { workspaceId } = membership
  return transact(ctx, async (tx) => {
    const before = await loadTaskView(tx.db, workspaceId, id, tx.now)
    await requireReferences(tx.db, workspaceId, input, before.owner?.id ?? null)
    const saved = await saveTask(tx.db, { workspaceId, id }, version, { ...input, ownerId: input.ownerId ?? userId })
    const current = await loadTaskView(tx.db, workspaceId, id, tx.now)
    if (!saved) throw new Failure('STALE', { current })
    return current
  })
}
