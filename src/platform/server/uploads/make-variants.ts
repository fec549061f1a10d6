/** Creates variants of an uploaded picture that a row can link. */
import { buffer } from 'node:stream/consumers'
import type { Crop } from '#platform/shared/uploads.ts'
import { notFound } from '../failure.ts'
import { storeOrphanedFiles } from '../files/orphaned-files.ts'
import type { Picture } from '../picture.ts'
import { renderWidths } from '../pictures/render-widths.ts'
import type { Services } from '../services.ts'

/** A picture without its alternative texts. */
export type Variants = Omit<Picture, 'alt'>

/**
 * Creates and stores variants of the part in `crop` (the whole picture when null). The row that uses them calls `linkFiles`, else
 * they are deleted after a day. Must not be called inside a transaction. Fails with NOT_FOUND when the file is missing, and BUSY.
 */
export async function makeVariants(
  services: Services,
  { key, crop, widths }: { key: string; crop: Crop | null; widths: readonly number[] },
): Promise<Variants> {
  const original = await services.files.get(key)
  if (!original) throw notFound()
  return storeVariants(services, await buffer(original.body), { crop, widths })
}

/** The same of a picture in memory, which `readPicture` has read. Fails with BUSY. */
export async function storeVariants(
  services: Services,
  bytes: Buffer,
  { crop, widths }: { crop: Crop | null; widths: readonly number[] },
): Promise<Variants> {
  const renderings = await renderWidths(bytes, crop, widths)
  const keys = await storeOrphanedFiles(
    services,
    renderings.map((rendering) => rendering.bytes),
    'webp',
  )
  const widest = renderings.at(-1)
  if (!widest) throw new Error('a picture needs at least one width')
  return { width: widest.width, height: widest.height, sources: renderings.map(({ width }, index) => ({ width, key: keys[index] ?? '' })) }
}
