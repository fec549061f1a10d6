import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { FormInput, FormView } from '../../contract.ts'
import { requireGiven } from './create-form.ts'
import { saveForm } from './forms.sql.ts'
import { loadFormView } from './forms.ts'

/** Its address stays. Fails with NOT_FOUND, STALE, OWNER_UNKNOWN and STAGE_UNKNOWN. */
export async function updateForm(
  ctx: WorkspaceContext,
  { formId: id, version, ...fields }: FormInput & { formId: string; version: number },
): Promise<FormView> {
  const { workspaceId } = ctx.membership
  return transact(ctx, async (tx) => {
    const before = await loadFormView(tx.db, workspaceId, id)
    await requireGiven(tx, workspaceId, {
      ownerId: fields.ownerId === before.ownerId ? null : fields.ownerId,
      stageId: fields.stageId === before.stageId ? null : fields.stageId,
    })
    const saved = await saveForm(tx.db, { workspaceId, id, version }, fields)
    const current = await loadFormView(tx.db, workspaceId, id)
    if (!saved) throw new Failure('STALE', { current })
    return current
  })
}
