import { Failure } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { MAX_ATTRIBUTES, type ManagedAttribute, type NewAttribute } from '../../contract.ts'
import { loadManagedAttributes, lockAttributes } from './attributes.sql.ts'
import { recordAttributeChange, saveAttribute } from './attributes.ts'

/** Adds an attribute at the end. Fails with INVALID_INPUT, ATTRIBUTE_EXISTS or TOO_MANY_ATTRIBUTES. */
export async function addAttribute(ctx: AdminContext, { key, type, ...fields }: NewAttribute): Promise<ManagedAttribute> {
  return transact(ctx, async (tx) => {
    await lockAttributes(tx.db)
    const known = await loadManagedAttributes(tx.db)
    if (known.some((other) => other.key === key)) throw new Failure('ATTRIBUTE_EXISTS')
    if (known.length >= MAX_ATTRIBUTES) throw new Failure('TOO_MANY_ATTRIBUTES', { maximum: MAX_ATTRIBUTES })
    const saved = await saveAttribute(tx, { key, type, fields, position: known.length, version: 1 })
    await recordAttributeChange(tx, ctx, 'catalog.attributeAdded', key, { after: saved })
    return saved
  })
}
