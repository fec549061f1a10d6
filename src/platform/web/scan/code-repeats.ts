/** A camera reads the same code in every picture. It counts again only after this many milliseconds of pictures without it. */
export const OUT_OF_SIGHT_MS = 1200

/**
 * Returns a function that says whether a code in view is a new one; call it for every picture, with null for no code. Time without a picture, on a
 * slow device, is not time out of sight.
 */
export function createRepeatFilter(): (code: string | null, atMs: number) => boolean {
  let last: string | null = null
  let gone: { sinceMs: number; untilMs: number } | null = null
  return (code, atMs) => {
    if (code === null) {
      gone = { sinceMs: gone?.sinceMs ?? atMs, untilMs: atMs }
      return false
    }
    const fresh = last !== code || (gone !== null && gone.untilMs - gone.sinceMs >= OUT_OF_SIGHT_MS)
    last = code
    gone = null
    return fresh
  }
}
