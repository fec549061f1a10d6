import { setSelling } from '#domains/accounts/server/index.ts'
import { workspacesOwnedBy } from '#domains/workspaces/server/index.ts'
import { closed } from '#facts/vendors.ts'
import { letGoOfFiles } from '#platform/server/files/loose-files.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { emptyShop, lockShop, openShopsAmong, putStatus } from './shop.sql.ts'
import { picturesOf } from './shop-pictures.ts'

/** A shop does not outlive its workspace: nothing of it is for sale, and what names people is gone. Once, however often it is heard. */
export async function closeShop(tx: Tx, workspaceId: string): Promise<void> {
  const shop = await lockShop(tx.db, workspaceId)
  if (!shop || shop.status === 'closed') return
  await putStatus(tx.db, workspaceId, { status: 'closed', suspendedSince: null, suspensionReason: null })
  await letGoOfFiles(tx, picturesOf(shop))
  await emptyShop(tx.db, workspaceId)
  announce(tx, closed({ workspaceId }))
}

/** Somebody's role says whether they own a shop: after it changed hands, and when an administrator became a member. */
export async function followOwner(tx: Tx, userId: string): Promise<void> {
  const owned = await workspacesOwnedBy(tx.db, userId)
  await setSelling(tx, userId, (await openShopsAmong(tx.db, owned)).length > 0)
}
