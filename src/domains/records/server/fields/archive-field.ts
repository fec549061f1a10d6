import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { FieldView } from '../../contract.ts'
import { setArchived } from '../fields.sql.ts'
import { reloadField, requireField } from './require-field.ts'

/** Fails with NOT_FOUND. An archived one stays archived. */
export async function archiveField(ctx: WorkspaceContext, { fieldId }: { fieldId: string }): Promise<FieldView> {
  return transact(ctx, async (tx) => {
    const { workspaceId } = await requireField(tx, ctx, fieldId)
    await setArchived(tx.db, fieldId, tx.now)
    return reloadField(tx, workspaceId, fieldId)
  })
}
