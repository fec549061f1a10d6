import { linkFiles, unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { consumeUpload, findUpload } from '#platform/server/uploads/consume-upload.ts'
import { makeVariants } from '#platform/server/uploads/make-variants.ts'
import type { Crop } from '#platform/shared/uploads.ts'
import type { ShopView } from '../contract.ts'
import { lockOwnShop, publishAndLoadShop } from './own-shop.ts'
import { updateShopPicture } from './shop.sql.ts'
import { fileKeys, type ShopPicture } from './shop-pictures.ts'

/** Each upload is rendered in several widths, which takes CPU time. */
const PICTURES_PER_HOUR: RateLimit = { name: 'shop-picture', points: 30, seconds: 3600 }

const WIDTHS = { logo: [96, 192, 384], banner: [640, 1280, 1920] } as const

/** Fails with NOT_FOUND for an unknown upload. */
export async function setPicture(ctx: WorkspaceContext, input: { picture: ShopPicture; uploadId: string; crop: Crop }): Promise<ShopView> {
  const { services } = ctx
  const { id: senderId } = ctx.viewer
  const { picture, uploadId, crop } = input
  await services.limits.consume(PICTURES_PER_HOUR, senderId)
  const { key } = await findUpload(services.db, { uploadId, senderId }, services.now())
  const variants = await makeVariants(services, { key, crop, widths: [...WIDTHS[picture]] })
  return transact(ctx, async (tx) => {
    const shop = await lockOwnShop(tx, ctx)
    await consumeUpload(tx, { uploadId, senderId })
    await linkFiles(tx, fileKeys(variants))
    await unlinkFiles(tx, fileKeys(shop[picture]))
    await updateShopPicture(tx.db, shop.workspaceId, picture, { ...variants, alt: {} })
    return publishAndLoadShop(tx, ctx, shop)
  })
}
