/** Takes a stranger's picture in: looked at before it is decoded, then made anew, so that only pixels are left of it. */
import type { Metadata } from 'sharp'
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE, type PictureRefusal } from '#platform/shared/picture-limits.ts'
import { Failure } from '../failure.ts'
import { decode } from './decoder.ts'
import { type PictureKind, pictureKind } from './picture-kind.ts'

/** WebP without any metadata, upright, in sRGB. */
export type ReadPicture = { bytes: Buffer; width: number; height: number }

/** The long side of what is kept, in pixels. */
const LONGEST_SIDE = 2560
/** High, because every picture that is shown is made from this one. */
const QUALITY = 90
/** For kinds whose decoder needs 10 to 20 bytes a pixel at once. */
const MAX_HEAVY_PIXELS = 16_000_000

/**
 * Throws PICTURE_REFUSED for what is no picture of ours (`type`), too large (`size`, `pixels`) or cannot be decoded to its
 * end (`broken`), and BUSY. What it is and how large is read from the first bytes; nothing is decoded before that is well.
 * Of moving pictures the first frame is taken.
 */
export async function readPicture(bytes: Buffer): Promise<ReadPicture> {
  if (bytes.length > MAX_PICTURE_BYTES) throw refused('size')
  const kind = pictureKind(bytes)
  if (!kind) throw refused('type')
  return decode(async (open) => {
    const options = { limitInputPixels: MAX_PICTURE_PIXELS, autoOrient: true }
    // The library's own limit is for decoding; here it would say only that a header is broken.
    const header = await orRefuse(open(bytes, { ...options, limitInputPixels: false }).metadata())
    if (tooManyPixels(kind, header)) throw refused('pixels')
    const { data, info } = await orRefuse(
      open(bytes, options)
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true }),
    )
    return { bytes: data, width: info.width, height: info.height }
  })
}

function tooManyPixels(kind: PictureKind, { width, height, depth, isProgressive }: Metadata): boolean {
  const heavy = kind === 'avif' || (kind === 'png' && depth === 'ushort' && isProgressive)
  return Math.max(width, height) > MAX_PICTURE_SIDE || width * height > (heavy ? MAX_HEAVY_PIXELS : MAX_PICTURE_PIXELS)
}

async function orRefuse<T>(read: Promise<T>): Promise<T> {
  try {
    return await read
  } catch {
    throw refused('broken')
  }
}

function refused(reason: PictureRefusal): Failure {
  return new Failure('PICTURE_REFUSED', { reason })
}
