import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { TaskView } from '../../contract.ts'
import { setCompleted } from './tasks.sql.ts'
import { loadTaskView } from './tasks.ts'

/** Marks a task as done, or as open again. Fails with NOT_FOUND. */
export async function completeTask(
  ctx: WorkspaceContext,
  { taskId: id, completed }: { taskId: string; completed: boolean },
): Promise<TaskView> {
  const { membership, userId } = ctx
  const { workspaceId } = membership
  return transact(ctx, async (tx) => {
    await setCompleted(
      tx.db,
      { workspaceId, id },
      completed ? { completedAt: tx.now, completedBy: userId } : { completedAt: null, completedBy: null },
    )
    return loadTaskView(tx.db, workspaceId, id, tx.now)
  })
}
