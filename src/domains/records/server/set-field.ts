import { Failure, notFound } from '#platform/server/failure.ts'
import type { ResourceRef, WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { FieldValue, RecordView } from '../contract.ts'
import { recordActivity } from './activity.ts'
import { findBrokenRule } from './fields/field-values.rules.ts'
import { findValue, lockField, setValue } from './fields.sql.ts'
import { requireRecord } from './record-rights.ts'
import { loadRecordView } from './record-views.ts'
import { type FieldRow, lockRecord } from './records.sql.ts'
import type { StoredValue } from './stored-change.ts'

type Input = ResourceRef & { fieldId: string; value: FieldValue | null }

/** Fails with NOT_FOUND, also for an archived field, and with INVALID_INPUT. The same value again changes nothing. */
export async function setField(ctx: WorkspaceContext, { type, id, fieldId, value }: Input): Promise<RecordView> {
  return transact(ctx, async (tx) => {
    const key = await requireRecord(ctx, tx.db, { type, id })
    const field = await lockField(tx.db, key.workspaceId, fieldId, 'share')
    if (!field || field.type !== type || field.archived) throw notFound()
    const rule = findBrokenRule(field, value)
    if (rule !== null) throw new Failure('INVALID_INPUT', { fields: [{ path: 'value', rule, params: {} }] })
    await lockRecord(tx.db, key)
    const before = await findValue(tx.db, key, fieldId)
    if (before !== value) {
      await setValue(tx.db, key, fieldId, value)
      const change = { field: 'custom', label: field.name, before: toStored(field, before), after: toStored(field, value) }
      await recordActivity(tx, [{ ...key, actorId: ctx.userId, action: 'records.fieldChanged', changes: [change] }])
    }
    return loadRecordView(tx.db, key, ctx.userId)
  })
}

/** A choice keeps the name that it has now. */
function toStored({ kind, choices }: FieldRow, value: FieldValue | null): StoredValue | null {
  if (value === null) return null
  if (typeof value === 'number') return { kind: 'number', number: value }
  if (typeof value === 'boolean') return { kind: 'yesNo', yes: value }
  if (kind === 'date') return { kind: 'date', date: value }
  return { kind: 'text', text: kind === 'choice' ? (choices.find(({ id }) => id === value)?.name ?? '') : value }
}
