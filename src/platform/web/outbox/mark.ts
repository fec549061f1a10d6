/** Whether something may be waiting, known without opening the outbox: most visits have nothing in it. */
const KEY = 'plaza_outbox'

export function mayHoldSomething(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Answers whether it was marked before. */
export function markHolding(holds: boolean): boolean {
  const before = mayHoldSomething()
  try {
    if (holds) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {}
  return before
}
