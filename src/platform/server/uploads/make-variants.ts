/** Widths of an uploaded picture, ready to be kept by a row. */
import { buffer } from 'node:stream/consumers'
import type { Crop } from '#platform/shared/uploads.ts'
import { notFound } from '../failure.ts'
import { putLoose } from '../files/loose-files.ts'
import type { Kernel } from '../kernel.ts'
import type { Picture } from '../picture.ts'
import { renderWidths } from '../pictures/render-widths.ts'

/** A picture without its words. */
export type Variants = Omit<Picture, 'alt'>

/**
 * Makes and stores widths of the part in `crop` (all of it when null); the row that keeps them calls `keepFiles`, else they
 * are deleted after a day. Outside of transactions. Fails with NOT_FOUND when the file is gone, and with BUSY.
 */
export async function makeVariants(
  kernel: Kernel,
  { key, crop, widths }: { key: string; crop: Crop | null; widths: readonly number[] },
): Promise<Variants> {
  const original = await kernel.files.get(key)
  if (!original) throw notFound()
  const renderings = await renderWidths(await buffer(original.body), crop, widths)
  const keys = await putLoose(
    kernel,
    renderings.map(({ bytes }) => bytes),
    'webp',
  )
  const widest = renderings.at(-1)
  if (!widest) throw new Error('variants of no width')
  return { width: widest.width, height: widest.height, sources: renderings.map(({ width }, index) => ({ width, key: keys[index] ?? '' })) }
}
