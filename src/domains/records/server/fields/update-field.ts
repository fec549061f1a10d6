import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { FieldView } from '../../contract.ts'
import { hasChoices, updateFieldRow } from '../fields.sql.ts'
import { reloadField, requireField, requireFreeName, toChoices } from './require-field.ts'

type Input = { fieldId: string; version: number; name: string; required: boolean; choices: { id: string | null; name: string }[] }

/** Its kind stays. Fails with NOT_FOUND, INVALID_INPUT, NAME_TAKEN, CHOICE_IN_USE, and with STALE if it changed since `version`. */
export async function updateField(ctx: WorkspaceContext, { fieldId, version, name, required, choices }: Input): Promise<FieldView> {
  return transact(ctx, async (tx) => {
    const { field, workspaceId } = await requireField(tx, ctx, fieldId)
    if (field.version !== version) throw new Failure('STALE', { current: field })
    await requireFreeName(tx, workspaceId, { id: fieldId, type: field.type, name })
    const next = toChoices(field, choices)
    const left = field.choices.filter(({ id }) => !next.some((choice) => choice.id === id)).map(({ id }) => id)
    if (left.length > 0 && (await hasChoices(tx.db, fieldId, left))) throw new Failure('CHOICE_IN_USE')
    await updateFieldRow(tx.db, fieldId, { name, choices: next, required })
    return reloadField(tx, workspaceId, fieldId)
  })
}
