import { Failure } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import type { AttributeFields, ManagedAttribute } from '../../contract.ts'
import { countChoiceUses, loadManagedAttributes, lockAttributes, type ManagedAttributeRow } from './attributes.sql.ts'
import { recordAttributeChange, requireAttribute, saveAttribute, toManagedAttribute } from './attributes.ts'

/** Fails with INVALID_INPUT, with STALE if it changed since `version`, and with CHOICE_IN_USE if products have a choice that is left out. */
export async function updateAttribute(
  ctx: AdminContext,
  { key, version, ...fields }: AttributeFields & { key: string; version: number },
): Promise<ManagedAttribute> {
  return transact(ctx, async (tx) => {
    await lockAttributes(tx.db)
    const known = await loadManagedAttributes(tx.db)
    const before = requireAttribute(known, key)
    if (before.version !== version) throw new Failure('STALE', { current: toManagedAttribute(before) })
    await rejectUsedChoices(tx, before, fields)
    const position = known.indexOf(before)
    const saved = await saveAttribute(tx, { key, type: before.type, fields, position, version: version + 1 })
    await recordAttributeChange(tx, ctx, 'catalog.attributeUpdated', key, { before: toManagedAttribute(before), after: saved })
    return saved
  })
}

async function rejectUsedChoices(tx: Tx, { key, choices }: ManagedAttributeRow, { choices: kept }: AttributeFields): Promise<void> {
  const removed = choices.filter(({ value }) => !kept.some((choice) => choice.value === value))
  const uses = await countChoiceUses(
    tx.db,
    key,
    removed.map(({ value }) => value),
  )
  for (const { value, names } of removed) {
    const used = uses.get(value) ?? 0
    if (used > 0) throw new Failure('CHOICE_IN_USE', { choice: names.en ?? value, used })
  }
}
