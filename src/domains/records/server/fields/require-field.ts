import { lockMembership } from '#domains/workspaces/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { loadFieldRows, lockField, lockFields } from '../fields.sql.ts'
import type { FieldRow } from '../records.sql.ts'

/** A field of the workspace, for its owner and managers, with all its fields locked. Fails with NOT_FOUND and PERMISSION_NEEDED. */
export async function requireField(tx: Tx, ctx: WorkspaceContext, fieldId: string): Promise<{ field: FieldRow; workspaceId: string }> {
  const { id: workspaceId } = await lockMembership(tx, ctx, 'manager')
  await lockFields(tx.db, workspaceId)
  const field = await lockField(tx.db, workspaceId, fieldId, 'update')
  if (!field) throw notFound()
  return { field, workspaceId }
}

/** Fails with NAME_TAKEN if another field in use has the name. */
export async function requireFreeName(
  tx: Tx,
  workspaceId: string,
  { id, type, name }: { id: string | null; type: string; name: string },
): Promise<void> {
  const others = (await loadFieldRows(tx.db, workspaceId, type)).filter((field) => field.id !== id && !field.archived)
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) throw new Failure('NAME_TAKEN')
}

export async function reloadField(tx: Tx, workspaceId: string, fieldId: string): Promise<FieldRow> {
  const field = await lockField(tx.db, workspaceId, fieldId, 'share')
  if (!field) throw notFound()
  return field
}

type ChoiceInput = readonly { id: string | null; name: string }[]

/** With ids. Fails with INVALID_INPUT for choices without need, for none, for unknown ids and for two of one name. */
export function toChoices({ kind, choices: before }: Pick<FieldRow, 'kind' | 'choices'>, given: ChoiceInput): FieldRow['choices'] {
  const known = new Set(before.map(({ id }) => id))
  const names = new Set(given.map(({ name }) => name.toLowerCase()))
  const isWrong = (kind === 'choice') !== given.length > 0 || names.size !== given.length
  const ids = given.flatMap(({ id }) => id ?? [])
  if (isWrong || new Set(ids).size !== ids.length || ids.some((id) => !known.has(id)))
    throw new Failure('INVALID_INPUT', { fields: [{ path: 'choices', rule: 'choices', params: {} }] })
  return given.map(({ id, name }) => ({ id: id ?? newId('cho'), name }))
}
