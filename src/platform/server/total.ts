/** The highest exact count of a filtered list; above it the screen shows “5,000+”. */
export const MAX_EXACT_COUNT = 5000

export type Total = { count: number; exact: boolean }

/** `count` comes from a query with the limit `MAX_EXACT_COUNT + 1`. */
export function toTotal(count: number): Total {
  return { count: Math.min(count, MAX_EXACT_COUNT), exact: count <= MAX_EXACT_COUNT }
}
