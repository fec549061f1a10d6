/** What a guest looked at last, on this device only. */
const KEY = 'plaza_viewed'

export function viewsOnDevice(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** The last first, each once. */
export function noteOnDevice(productId: string, most: number): void {
  keep([productId, ...viewsOnDevice().filter((id) => id !== productId)].slice(0, most))
}

export function forgetOnDevice(): void {
  keep([])
}

function keep(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // Without room on the device nothing is remembered.
  }
}
