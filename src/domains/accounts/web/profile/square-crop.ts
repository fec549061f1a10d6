import type { Crop } from '#platform/shared/uploads.ts'

type Size = { width: number; height: number }
/** A crop area on the screen, in percent of the image. */
type Percent = { x: number; y: number; width: number; height: number }

/** The largest centered square. */
export function centeredSquare({ width, height }: Size): Percent & { unit: '%' } {
  const side = Math.min(width, height)
  const w = (side / width) * 100
  const h = (side / height) * 100
  return { unit: '%', x: (100 - w) / 2, y: (100 - h) / 2, width: w, height: h }
}

/**
 * Converts a crop area to fractions of the image, square to the pixel: the screen rounds, and a difference of 0.1% is several pixels of a
 * large image.
 */
export function toSquareCrop(part: Percent, { width, height }: Size): Crop {
  const side = Math.max(1, Math.min(Math.round((part.width * width) / 100), Math.round((part.height * height) / 100), width, height))
  const left = Math.min(Math.round((part.x * width) / 100), width - side)
  const top = Math.min(Math.round((part.y * height) / 100), height - side)
  return { left: left / width, top: top / height, width: side / width, height: side / height }
}
