import { attributeChanged } from '#events/catalog.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { ManagedAttribute } from '../../contract.ts'
import { loadManagedAttributes, lockAttributes, orderAttributes } from './attributes.sql.ts'
import { listAttributes } from './attributes.ts'

/** Sorts the attributes. Unknown keys are ignored; missing ones keep their order at the end. */
export async function arrangeAttributes(ctx: AdminContext, { keys }: { keys: string[] }): Promise<{ items: ManagedAttribute[] }> {
  return transact(ctx, async (tx) => {
    await lockAttributes(tx.db)
    const known = (await loadManagedAttributes(tx.db)).map(({ key }) => key)
    const wanted = [...new Set(keys)].filter((key) => known.includes(key))
    const order = [...wanted, ...known.filter((key) => !wanted.includes(key))]
    await orderAttributes(tx.db, order)
    if (order.some((key, index) => key !== known[index])) {
      publish(tx, attributeChanged({ key: 'platform', optionKeys: [] }))
      await recordAudit(tx, {
        actor: ctx.userId,
        action: 'catalog.attributesArranged',
        resource: { type: 'attribute', id: 'platform' },
        client: ctx.client,
      })
    }
    return listAttributes(tx.db)
  })
}
