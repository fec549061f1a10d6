/** Sort and filter inputs that contracts of lists share, in addition to `pageInput` and `totalView`. */
import * as z from 'zod'

export type Sort<Key extends string> = Key | `-${Key}`

/** One of these sort keys, with the prefix `-` for descending. Each key needs a database index. */
export function sortedBy<const Key extends string>(keys: readonly Key[]) {
  return z.enum(keys.flatMap((key): Sort<Key>[] => [key, `-${key}`]))
}

/** From a moment (inclusive) to another (exclusive). Both are timestamps, because a day starts at a different time in each time zone. */
export const momentRange = z.object({ from: z.iso.datetime().optional(), before: z.iso.datetime().optional() })

export type MomentRange = z.infer<typeof momentRange>
