/** Checks an uploaded picture before it is decoded, then re-encodes it, so that only its pixels remain. */
import type { Metadata } from 'sharp'
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE, type PictureRefusal } from '#platform/shared/picture-limits.ts'
import { Failure } from '../failure.ts'
import { decode } from './decoder.ts'
import { detectPictureKind, type PictureKind } from './picture-kind.ts'

/** WebP without any metadata, upright, in sRGB. */
export type ReadPicture = { bytes: Buffer; width: number; height: number }

/** The maximum long side of a stored picture, in pixels. */
const LONGEST_SIDE = 2560
/** High, because all displayed variants are made from this file. */
const QUALITY = 90
/** For types whose decoder needs 10 to 20 bytes per pixel. */
const MAX_HEAVY_PIXELS = 16_000_000

/**
 * Throws PICTURE_REFUSED for a file of an unsupported type (`type`), a picture that is too large (`size`, `pixels`) or cannot be
 * decoded (`broken`), and BUSY, also when decoding takes too long. Type and dimensions are checked from the first bytes before anything
 * is decoded. Only the first frame of an animation is used.
 */
export async function readPicture(bytes: Buffer): Promise<ReadPicture> {
  if (bytes.length > MAX_PICTURE_BYTES) throw pictureRefused('size')
  const kind = detectPictureKind(bytes)
  if (!kind) throw pictureRefused('type')
  return decode(async (open) => {
    const options = { limitInputPixels: MAX_PICTURE_PIXELS, autoOrient: true }
    // The library's own limit would report a large picture as a broken header.
    const header = await orReject(open(bytes, { ...options, limitInputPixels: false }).metadata())
    if (hasTooManyPixels(kind, header)) throw pictureRefused('pixels')
    const { data, info } = await orReject(
      open(bytes, options)
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true }),
    )
    return { bytes: data, width: info.width, height: info.height }
  })
}

function hasTooManyPixels(kind: PictureKind, { width, height, depth, isProgressive }: Metadata): boolean {
  const heavy = kind === 'avif' || (kind === 'png' && depth === 'ushort' && isProgressive)
  return Math.max(width, height) > MAX_PICTURE_SIDE || width * height > (heavy ? MAX_HEAVY_PIXELS : MAX_PICTURE_PIXELS)
}

async function orReject<T>(read: Promise<T>): Promise<T> {
  try {
    return await read
  } catch (error) {
    throw failureOf(error)
  }
}

/** The failure for an error of libvips. On a busy machine a picture that is right can take longer than the decoder waits. */
export function failureOf(error: unknown): Failure {
  const ranOutOfTime = error instanceof Error && /\btimeout\b/.test(error.message)
  return ranOutOfTime ? new Failure('BUSY') : pictureRefused('broken')
}

function pictureRefused(reason: PictureRefusal): Failure {
  return new Failure('PICTURE_REFUSED', { reason })
}
