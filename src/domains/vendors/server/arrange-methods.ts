import type { WorkspaceContext } from '#platform/server/services.ts'
import { updateMethodOrder } from './delivery-methods.sql.ts'
import { changeMethods, type Methods, requireMethod } from './own-methods.ts'

/** Sorts methods in the order of `ids`; the others follow. */
export async function arrangeMethods(ctx: WorkspaceContext, { ids }: { ids: string[] }): Promise<Methods> {
  return changeMethods(ctx, async (tx, workspaceId, methods) => {
    const own = methods.map(({ id }) => id)
    for (const id of ids) requireMethod(methods, id)
    const wanted = [...new Set(ids)]
    await updateMethodOrder(tx.db, workspaceId, [...wanted, ...own.filter((id) => !wanted.includes(id))])
  })
}
