/** Stores the pictures and files of the demo data. */
import { storeFaces } from '#domains/accounts/server/demo.ts'
import { DEMO, storePictures } from '#domains/catalog/server/demo.ts'
import { storeDemoFiles as storeGroupFiles } from '#domains/groups/server/demo.ts'
import { storeDigitalFiles } from '#domains/products/server/demo.ts'
import { REVIEW_PHOTOS } from '#domains/reviews/server/demo.ts'
import { storeShopPictures } from '#domains/vendors/server/demo-pictures.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Services } from '#platform/server/services.ts'

export type DemoFiles = Awaited<ReturnType<typeof storeDemoFiles>>

export async function storeDemoFiles(services: Services) {
  const products = DEMO.flatMap(({ products }) => products)
  const [pictures, fronts, faces, photos, groupFiles, digital] = await Promise.all([
    Promise.all(products.map(async ({ slug, pictures }) => [slug, await storePictures(services.files, pictures)] as const)),
    Promise.all(DEMO.map(async ({ slug }) => [slug, await storeShopPictures(services.files, slug)] as const)),
    storeFaces(services.files),
    storeReviewPhotos(services),
    storeGroupFiles(services),
    storeDigitalFiles(
      services,
      products.flatMap(({ files }) => files ?? []),
    ),
  ])
  return { pictures: new Map(pictures), fronts: new Map(fronts), faces, photos, groupFiles, digital }
}

async function storeReviewPhotos({ files }: Services): Promise<Map<string, Picture>> {
  const stored = await Promise.all(
    REVIEW_PHOTOS.map(async (file) => [file, await storePictures(files, [{ file, alt: {}, color: null }])] as const),
  )
  return new Map(stored.flatMap(([file, [picture]]) => (picture ? [[file, picture]] : [])))
}
