import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { FieldView } from '../../contract.ts'
import { setArchived } from '../fields.sql.ts'
import { reloadField, requireField, requireFreeName } from './require-field.ts'

/** Its values are shown again. Fails with NOT_FOUND and NAME_TAKEN. */
export async function restoreField(ctx: WorkspaceContext, { fieldId }: { fieldId: string }): Promise<FieldView> {
  return transact(ctx, async (tx) => {
    const { field, workspaceId } = await requireField(tx, ctx, fieldId)
    await requireFreeName(tx, workspaceId, field)
    await setArchived(tx.db, fieldId, null)
    return reloadField(tx, workspaceId, fieldId)
  })
}
