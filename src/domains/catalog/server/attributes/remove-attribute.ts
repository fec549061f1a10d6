import { Failure } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ManagedAttribute } from '../../contract.ts'
import { deleteAttribute, loadManagedAttributes, lockAttributes } from './attributes.sql.ts'
import { listAttributes, recordAttributeChange, requireAttribute, toManagedAttribute } from './attributes.ts'

/** Fails with ATTRIBUTE_IN_USE if products have it. */
export async function removeAttribute(ctx: AdminContext, { key }: { key: string }): Promise<{ items: ManagedAttribute[] }> {
  return transact(ctx, async (tx) => {
    await lockAttributes(tx.db)
    const before = requireAttribute(await loadManagedAttributes(tx.db), key)
    if (before.used > 0) throw new Failure('ATTRIBUTE_IN_USE', { used: before.used })
    await deleteAttribute(tx.db, key)
    await recordAttributeChange(tx, ctx, 'catalog.attributeDeleted', key, { before: toManagedAttribute(before) })
    return listAttributes(tx.db)
  })
}
