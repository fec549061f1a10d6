/** What a picture that somebody sends may be. Without zod, so that a form can say no before anything is sent. */

/** JPEG, PNG, WebP, GIF (its first frame) and AVIF, as the bytes say; HEIC is refused, since nothing here can read it. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

export const MAX_PICTURE_BYTES = 10 * 1024 * 1024
export const MAX_PICTURE_SIDE = 12_000
export const MAX_PICTURE_PIXELS = 40_000_000

/** `type`: none of ours. `size`: too many bytes. `pixels`: too wide, too high or too many. `broken`: cannot be read to its end. */
export const PICTURE_REFUSALS = ['type', 'size', 'pixels', 'broken'] as const
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number]
