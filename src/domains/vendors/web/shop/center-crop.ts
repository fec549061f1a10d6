import type { Crop } from '#platform/shared/uploads.ts'

/** The largest centered crop with aspect ratio `shape` (width / height), as fractions of the picture. */
export function centerCrop({ width, height }: { width: number; height: number }, shape: number): Crop {
  const wide = Math.min(1, (height * shape) / width)
  const high = Math.min(1, width / shape / height)
  return { left: (1 - wide) / 2, top: (1 - high) / 2, width: wide, height: high }
}
