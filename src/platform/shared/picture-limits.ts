/** Limits for uploaded pictures. This file imports no zod, so that a form can check a file before the upload. */

/** JPEG, PNG, WebP, GIF (its first frame) and AVIF, detected from the bytes. HEIC is rejected, because the decoder cannot read it. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
export const MAX_PICTURE_SIDE = 12_000
export const MAX_PICTURE_PIXELS = 40_000_000

/** `type`: unsupported. `size`: too many bytes. `pixels`: too wide, too high or too many. `broken`: the file cannot be decoded. */
export const PICTURE_REFUSALS = ['type', 'size', 'pixels', 'broken'] as const
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number]
