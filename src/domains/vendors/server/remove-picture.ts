import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ShopView } from '../contract.ts'
import { lockOwnShop, publishAndLoadShop } from './own-shop.ts'
import { updateShopPicture } from './shop.sql.ts'
import { fileKeys, type ShopPicture } from './shop-pictures.ts'

export async function removePicture(ctx: WorkspaceContext, { picture }: { picture: ShopPicture }): Promise<ShopView> {
  return transact(ctx, async (tx) => {
    const shop = await lockOwnShop(tx, ctx)
    await unlinkFiles(tx, fileKeys(shop[picture]))
    await updateShopPicture(tx.db, shop.workspaceId, picture, null)
    return publishAndLoadShop(tx, ctx, shop)
  })
}
