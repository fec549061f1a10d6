import { type Mask, ordinalsOf } from './finding/mask.rules.ts'

/** Where a page is taken from: the listings at these places, those that bits name in the order's own index, or (null) all. */
export type Among = { ordinals: number[] } | { bits: Buffer } | null

/** A listing taken by its place costs as much as so many entries of an index that are stepped over. */
const ENTRIES_PER_LISTING = 10

/**
 * The cheaper way to a page. Few listings are taken by their places and sorted; of many the order is walked and stepped over what
 * the bits do not name, which finds a page the sooner the more there are. `all` needs each of them: their rank stands in no index.
 */
export function among({ left, total, listed }: { left: Mask | null; total: number; listed: number }, limit: number, all: boolean): Among {
  if (left === null && !all) return null
  const walked = (limit * listed) / Math.max(1, total)
  if (left !== null && (all || total * ENTRIES_PER_LISTING <= walked)) return { ordinals: ordinalsOf(left) }
  return left === null ? null : { bits: Buffer.from(left.words.buffer) }
}
