import { resumed } from '#events/vendors.ts'
import { Failure } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { VendorRecord } from '../contract.ts'
import { updateShopStatus } from './shop.sql.ts'
import { canResume } from './vendor-states.rules.ts'
import { loadVendorRecord, recordAction, requireLockedShop } from './vendors.ts'

/** Lifts a suspension; does nothing if the shop is not suspended. Fails with SHOP_CLOSED. */
export async function resumeVendor(ctx: AdminContext, { id }: { id: string }): Promise<VendorRecord> {
  return transact(ctx, async (tx) => {
    const shop = await requireLockedShop(tx, id)
    if (shop.status === 'closed') throw new Failure('SHOP_CLOSED')
    if (canResume(shop.status)) {
      await updateShopStatus(tx.db, id, { status: 'approved', suspendedSince: null, suspensionReason: null })
      await tx.services.search.refresh(tx, 'vendor', [shop.slug])
      publish(tx, resumed({ workspaceId: id }))
      await recordAction(tx, ctx, 'vendors.resumed', id)
    }
    return loadVendorRecord(tx.db, id, ctx.language)
  })
}
