import { lockMembership } from '#domains/workspaces/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { type FieldKind, type FieldView, MAX_FIELDS } from '../../contract.ts'
import { insertField, loadFieldRows, lockFields } from '../fields.sql.ts'
import { requireFreeName, toChoices } from './require-field.ts'

type Input = { type: string; kind: FieldKind; name: string; required: boolean; choices: { id: string | null; name: string }[] }

/** Fails with INVALID_INPUT, also for a type that is no business record, NAME_TAKEN and TOO_MANY_FIELDS. */
export async function createField(ctx: WorkspaceContext, { type, kind, name, required, choices }: Input): Promise<FieldView> {
  if (!ctx.services.resources.business(type)) throw new Failure('INVALID_INPUT', { fields: [{ path: 'type', rule: 'type', params: {} }] })
  return transact(ctx, async (tx) => {
    const { id: workspaceId } = await lockMembership(tx, ctx, 'manager')
    await lockFields(tx.db, workspaceId)
    await requireFreeName(tx, workspaceId, { id: null, type, name })
    const existing = await loadFieldRows(tx.db, workspaceId, type)
    if (existing.length >= MAX_FIELDS) throw new Failure('TOO_MANY_FIELDS', { most: MAX_FIELDS })
    const field = { id: newId('fld'), type, name, kind, required, choices: toChoices({ kind, choices: [] }, choices) }
    await insertField(tx.db, workspaceId, { ...field, position: MAX_FIELDS + existing.length })
    return { ...field, archived: false, version: 1 }
  })
}
