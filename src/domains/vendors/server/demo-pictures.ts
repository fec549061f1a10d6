/** Demo data of vendors: logos and banners, by slug. */
import { readFile } from 'node:fs/promises'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Tx } from '#platform/server/transact.ts'
import { updateShopPicture } from './shop.sql.ts'

const FOLDER = new URL('../../../../demo/pictures/', import.meta.url)

export type ShopPictures = { logo: Picture; banner: Picture }

export async function storeShopPictures(files: FileStore, slug: string): Promise<ShopPictures> {
  const store = async (name: string, width: number) => ({
    width,
    key: await files.put(await readFile(new URL(`${name}.webp`, FOLDER)), { extension: 'webp' }),
  })
  const [logo, narrow, wide] = await Promise.all([
    store(`logo-${slug}`, 256),
    store(`banner-${slug}-800`, 800),
    store(`banner-${slug}-1600`, 1600),
  ])
  return {
    logo: { sources: [logo], width: 256, height: 256, alt: {} },
    banner: { sources: [narrow, wide], width: 1600, height: 400, alt: {} },
  }
}

export async function seedShopPictures(tx: Tx, workspaceId: string, { logo, banner }: ShopPictures): Promise<void> {
  await updateShopPicture(tx.db, workspaceId, 'logo', logo)
  await updateShopPicture(tx.db, workspaceId, 'banner', banner)
}
