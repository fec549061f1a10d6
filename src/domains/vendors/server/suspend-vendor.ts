import { suspended } from '#events/vendors.ts'
import { Failure } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { VendorRecord } from '../contract.ts'
import { updateShopStatus } from './shop.sql.ts'
import { canSuspend } from './vendor-states.rules.ts'
import { loadVendorRecord, recordAction, requireLockedShop } from './vendors.ts'

const PLATFORM_STORE = 1

/** Takes all products off sale. Repeating the same reason changes nothing. Fails with PLATFORM_STORE_STAYS and SHOP_CLOSED. */
export async function suspendVendor(ctx: AdminContext, { id, reason }: { id: string; reason: string }): Promise<VendorRecord> {
  return transact(ctx, async (tx) => {
    const shop = await requireLockedShop(tx, id)
    if (shop.number === PLATFORM_STORE) throw new Failure('PLATFORM_STORE_STAYS')
    if (shop.status === 'closed') throw new Failure('SHOP_CLOSED')
    if (shop.suspensionReason !== reason) {
      const suspendedSince = shop.suspendedSince ?? tx.now
      await updateShopStatus(tx.db, id, { status: 'suspended', suspendedSince, suspensionReason: reason })
      await tx.services.search.refresh(tx, 'vendor', [shop.slug])
      if (canSuspend(shop.status)) publish(tx, suspended({ workspaceId: id }))
      await recordAction(tx, ctx, 'vendors.suspended', id)
    }
    return loadVendorRecord(tx.db, id, ctx.language)
  })
}
