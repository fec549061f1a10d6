import type { Crop } from '#platform/shared/uploads.ts'

type Size = { width: number; height: number }
/** A part of a picture as it lies on the screen, in percent of it. */
type Percent = { x: number; y: number; width: number; height: number }

/** The largest square in the middle. */
export function middleSquare({ width, height }: Size): Percent & { unit: '%' } {
  const side = Math.min(width, height)
  const [w, h] = [(side / width) * 100, (side / height) * 100]
  return { unit: '%', x: (100 - w) / 2, y: (100 - h) / 2, width: w, height: h }
}

/**
 * The part in fractions of the picture, square to the pixel: a screen rounds what it shows, and a side that is one per
 * mille longer than the other is several pixels of a large picture.
 */
export function squareOf(part: Percent, { width, height }: Size): Crop {
  const side = Math.max(1, Math.min(Math.round((part.width * width) / 100), Math.round((part.height * height) / 100), width, height))
  const left = Math.min(Math.round((part.x * width) / 100), width - side)
  const top = Math.min(Math.round((part.y * height) / 100), height - side)
  return { left: left / width, top: top / height, width: side / width, height: side / height }
}
