/** Renders a stored picture, or a part of it, in several widths. */
import type { Crop } from '#platform/shared/uploads.ts'
import { decode } from './decoder.ts'

export type Rendering = { bytes: Buffer; width: number; height: number }

/** Quality of displayed variants; the source is stored at a higher quality. */
const QUALITY = 80

/**
 * Returns the part in `crop` (the whole picture when null) as WebP, narrow to wide. `bytes` comes from `readPicture`. Nothing is
 * enlarged: larger widths are reduced to the part's own width. Fails with BUSY.
 */
export async function renderWidths(bytes: Buffer, crop: Crop | null, widths: readonly number[]): Promise<Rendering[]> {
  return decode(async (open) => {
    const source = open(bytes)
    const size = await source.metadata()
    const part = crop ? toPixels(crop, size) : { left: 0, top: 0, width: size.width, height: size.height }
    const { data, info } = await source.extract(part).raw().toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: info.channels }
    const ascending = [...new Set(widths.map((width) => Math.min(width, part.width)))].sort((a, b) => a - b)
    const renderings: Rendering[] = []
    for (const width of ascending) {
      const height = Math.max(1, Math.round((part.height * width) / part.width))
      const image = open(data, { raw }).resize({ width, height, fit: 'fill' }).webp({ quality: QUALITY })
      renderings.push({ bytes: await image.toBuffer(), width, height })
    }
    return renderings
  })
}

/** Converts a crop to whole pixels inside the picture. A square stays a square: rounding must not make it 500 by 501. */
export function toPixels(crop: Crop, picture: { width: number; height: number }) {
  const left = Math.min(Math.round(crop.left * picture.width), picture.width - 1)
  const top = Math.min(Math.round(crop.top * picture.height), picture.height - 1)
  const width = Math.max(1, Math.min(Math.round(crop.width * picture.width), picture.width - left))
  const height = Math.max(1, Math.min(Math.round(crop.height * picture.height), picture.height - top))
  if (Math.abs(width - height) > 1) return { left, top, width, height }
  const side = Math.min(width, height)
  return { left, top, width: side, height: side }
}
