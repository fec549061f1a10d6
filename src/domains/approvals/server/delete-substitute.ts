import { notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { deleteSubstitute as deleteRow } from './substitutes.sql.ts'

/** Ends it at once; what the substitute has decided stays. */
export async function deleteSubstitute(ctx: WorkspaceContext, { id }: { id: string }): Promise<void> {
  const { userId: personId, membership } = ctx
  await transact(ctx, async (tx) => {
    if (!(await deleteRow(tx.db, { id, personId, workspaceId: membership.workspaceId }))) throw notFound()
  })
}
