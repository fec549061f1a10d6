/** How lists are narrowed and ordered: the shapes that contracts of lists share, beside `pageInput` and `totalView`. */
import * as z from 'zod'

export type Sort<Key extends string> = Key | `-${Key}`

/** By one of these, `-` before it for downwards. Each has an index; others are not offered. */
export function sortedBy<const Key extends string>(keys: readonly Key[]) {
  return z.enum(keys.flatMap((key): Sort<Key>[] => [key, `-${key}`]))
}

/** From a moment on, and before another; both are moments, because a day begins where its reader is. */
export const momentRange = z.object({ from: z.iso.datetime().optional(), before: z.iso.datetime().optional() })

export type MomentRange = z.infer<typeof momentRange>
