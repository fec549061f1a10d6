/** Contract types for picture uploads: the file is sent to `PUT /uploads`, then an operation refers to it by `uploadId`. */
import * as z from 'zod'
import { PICTURE_REFUSALS } from './picture-limits.ts'

/** The response of `PUT /uploads`: the picture upright, at most 2,560 pixels on its long side. */
export const uploadView = z.object({
  uploadId: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  url: z.string(),
})

const fraction = z.number().min(0).max(1)

/** A part of an upright picture, in fractions of its width and height. */
export const crop = z
  .object({ left: fraction, top: fraction, width: fraction.positive(), height: fraction.positive() })
  .refine(({ left, top, width, height }) => left + width <= 1.001 && top + height <= 1.001, 'reaches out of the picture')

/** For `.errors()` of operations that accept a picture. */
export const pictureFailures = {
  PICTURE_REFUSED: { status: 422, data: z.object({ reason: z.enum(PICTURE_REFUSALS) }) },
} as const

export type UploadView = z.infer<typeof uploadView>
export type Crop = z.infer<typeof crop>
