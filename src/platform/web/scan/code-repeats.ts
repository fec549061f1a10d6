/** A camera reads the same code in every picture. It counts again only after it was out of sight for this long. */
export const OUT_OF_SIGHT_MS = 1200

/** Returns a function that says whether a code in view is a new one; call it for every picture, with null for no code. */
export function createRepeatFilter(): (code: string | null, atMs: number) => boolean {
  let last: { code: string; seenMs: number } | null = null
  return (code, atMs) => {
    if (code === null) return false
    const fresh = last?.code !== code || atMs - last.seenMs > OUT_OF_SIGHT_MS
    last = { code, seenMs: atMs }
    return fresh
  }
}
