/** A flag that tells without opening the database whether writes may be queued: most visits have none. */
const KEY = 'plaza_outbox'

export function mayHavePendingWrites(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Returns the previous flag. */
export function setPendingFlag(holds: boolean): boolean {
  const before = mayHavePendingWrites()
  try {
    if (holds) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {}
  return before
}
