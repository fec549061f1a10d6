/** How many rows a filtered list has. Counts are exact to here; beyond, the screen says «5,000+». */
export const COUNTED_EXACTLY = 5000

export type Total = { count: number; exact: boolean }

/** `count` was counted to at most COUNTED_EXACTLY + 1. */
export function countedTotal(count: number): Total {
  return { count: Math.min(count, COUNTED_EXACTLY), exact: count <= COUNTED_EXACTLY }
}
