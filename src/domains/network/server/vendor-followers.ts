/** Following a vendor: commands of other domains’ operations, in their transaction. */
import { vendorFollowed, vendorUnfollowed } from '#events/network.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { joinNetwork } from './own-person.ts'
import { deleteVendorFollow, insertVendorFollow } from './vendor-follows.sql.ts'

type VendorFollow = { userId: string; workspaceId: string }

/** The caller has checked that the workspace sells. */
export async function addVendorFollower(tx: Tx, { userId, workspaceId }: VendorFollow): Promise<void> {
  await joinNetwork(tx, userId)
  if (await insertVendorFollow(tx.db, userId, workspaceId, tx.now)) publish(tx, vendorFollowed({ userId, workspaceId }))
}

export async function removeVendorFollower(tx: Tx, { userId, workspaceId }: VendorFollow): Promise<void> {
  if (await deleteVendorFollow(tx.db, userId, workspaceId)) publish(tx, vendorUnfollowed({ userId, workspaceId }))
}
