/** Counts of filtered lists are exact to here; beyond, the screen says «5,000+». */
export const COUNTED_EXACTLY = 5000

/** `count` was counted to at most COUNTED_EXACTLY + 1. */
export function totalOf(count: number): { count: number; exact: boolean } {
  return { count: Math.min(count, COUNTED_EXACTLY), exact: count <= COUNTED_EXACTLY }
}
