import { setVendorRole } from '#domains/accounts/server/index.ts'
import { loadOwnedWorkspaceIds } from '#domains/workspaces/server/index.ts'
import { closed } from '#events/vendors.ts'
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { erasePersonalShopData, findOpenShops, lockShop, updateShopStatus } from './shop.sql.ts'
import { shopFileKeys } from './shop-pictures.ts'

/** Closes the shop of a closed workspace and removes personal data. Idempotent. */
export async function closeShop(tx: Tx, workspaceId: string): Promise<void> {
  const shop = await lockShop(tx.db, workspaceId)
  if (!shop || shop.status === 'closed') return
  await updateShopStatus(tx.db, workspaceId, { status: 'closed', suspendedSince: null, suspensionReason: null })
  await unlinkFiles(tx, shopFileKeys(shop))
  await erasePersonalShopData(tx.db, workspaceId)
  await tx.services.search.refresh(tx, 'vendor', [shop.slug])
  publish(tx, closed({ workspaceId }))
}

/** Sets a user's vendor role according to the shops they own, after a transfer or a change of role. */
export async function updateVendorRole(tx: Tx, userId: string): Promise<void> {
  const owned = await loadOwnedWorkspaceIds(tx.db, userId)
  await setVendorRole(tx, userId, (await findOpenShops(tx.db, owned)).length > 0)
}
