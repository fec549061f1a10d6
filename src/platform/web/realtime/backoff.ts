/** The first attempts after a lost stream spread over this time, so that a restarted server isn't asked by everyone at once. */
const FIRST_WINDOW_MS = 6000
const LONGEST_WINDOW_MS = 60_000
const SHORTEST_MS = 250

/** How long to wait before the `attempt`th attempt in a row, from 0. `random` returns a number from 0 to below 1. */
export function reconnectDelayMs(attempt: number, random: () => number): number {
  return SHORTEST_MS + random() * Math.min(FIRST_WINDOW_MS * 2 ** attempt, LONGEST_WINDOW_MS)
}
