import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteView } from './saved-views.sql.ts'
import { lockEditableView } from './saved-views.ts'

export async function removeView(ctx: WorkspaceContext, { id }: { id: string }): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockEditableView(tx, ctx, id)
    await deleteView(tx.db, id)
  })
}
