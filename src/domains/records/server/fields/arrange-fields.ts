import { lockMembership } from '#domains/workspaces/server/index.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { FieldView } from '../../contract.ts'
import { loadFieldRows, lockFields, setPositions } from '../fields.sql.ts'

/** Unknown ids are left out; fields that are not named keep their order after the others. */
export async function arrangeFields(
  ctx: WorkspaceContext,
  { type, fieldIds }: { type: string; fieldIds: readonly string[] },
): Promise<{ fields: FieldView[] }> {
  return transact(ctx, async (tx) => {
    const { id: workspaceId } = await lockMembership(tx, ctx, 'manager')
    await lockFields(tx.db, workspaceId)
    const ids = (await loadFieldRows(tx.db, workspaceId, type)).map(({ id }) => id)
    const named = [...new Set(fieldIds)].filter((id) => ids.includes(id))
    await setPositions(tx.db, workspaceId, [...named, ...ids.filter((id) => !named.includes(id))])
    return { fields: await loadFieldRows(tx.db, workspaceId, type) }
  })
}
