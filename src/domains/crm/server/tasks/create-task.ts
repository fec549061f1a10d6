import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { TaskInput, TaskView } from '../../contract.ts'
import { requireReferences } from '../deals/choices.ts'
import { insertTasks } from './tasks.sql.ts'
import { loadTaskView } from './tasks.ts'

/** Without an owner it is the author's. Fails with NOT_FOUND and OWNER_UNKNOWN. */
export async function createTask(ctx: WorkspaceContext, input: TaskInput): Promise<TaskView> {
  const { membership, userId } = ctx
  const { workspaceId } = membership
  return transact(ctx, async (tx) => {
    await requireReferences(tx.db, workspaceId, input, userId)
    const id = newId('task')
    await insertTasks(tx.db, [{ ...input, ownerId: input.ownerId ?? userId, workspaceId, id, createdAt: tx.now }])
    return loadTaskView(tx.db, workspaceId, id, tx.now)
  })
}
