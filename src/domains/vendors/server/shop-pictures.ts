/** The logo and the banner of a shop. */
import { memberIn } from '#domains/accounts/server/index.ts'
import { keepFiles, letGoOfFiles } from '#platform/server/files/loose-files.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { RateLimit } from '#platform/server/rate-limits.ts'
import { transact } from '#platform/server/transact.ts'
import { makeVariants } from '#platform/server/uploads/make-variants.ts'
import { findUpload, takeUpload } from '#platform/server/uploads/take-upload.ts'
import type { Crop } from '#platform/shared/uploads.ts'
import type { ShopView } from '../contract.ts'
import { lockOwn, shown } from './change-shop.ts'
import { putPicture, type Shop } from './shop.sql.ts'

/** Every picture that is tried is drawn in several widths. */
const PICTURES_PER_HOUR: RateLimit = { name: 'shop-picture', points: 30, seconds: 3600 }

const WIDTHS = { logo: [96, 192, 384], banner: [640, 1280, 1920] } as const

type Which = 'logo' | 'banner'

/** Fails with NOT_FOUND for an upload that is not there to be used. */
export async function setPicture(call: Call, input: { picture: Which; uploadId: string; crop: Crop }): Promise<ShopView> {
  const { kernel } = call
  const { id: senderId } = memberIn(call)
  const { picture, uploadId, crop } = input
  await kernel.limits.consume(PICTURES_PER_HOUR, senderId)
  const { key } = await findUpload(kernel.db, { uploadId, senderId }, kernel.now())
  const variants = await makeVariants(kernel, { key, crop, widths: [...WIDTHS[picture]] })
  return transact(call, async (tx) => {
    const shop = await lockOwn(tx, call)
    await takeUpload(tx, { uploadId, senderId })
    await keepFiles(tx, keysOf(variants))
    await letGoOfFiles(tx, keysOf(shop[picture]))
    await putPicture(tx.db, shop.workspaceId, picture, { ...variants, alt: {} })
    return shown(tx, call, shop)
  })
}

export async function removePicture(call: Call, { picture }: { picture: Which }): Promise<ShopView> {
  return transact(call, async (tx) => {
    const shop = await lockOwn(tx, call)
    await letGoOfFiles(tx, keysOf(shop[picture]))
    await putPicture(tx.db, shop.workspaceId, picture, null)
    return shown(tx, call, shop)
  })
}

export function picturesOf({ logo, banner }: Pick<Shop, 'logo' | 'banner'>): string[] {
  return [...keysOf(logo), ...keysOf(banner)]
}

function keysOf(picture: Pick<Picture, 'sources'> | null): string[] {
  return picture?.sources.map(({ key }) => key) ?? []
}
