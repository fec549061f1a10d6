/** A guest's recently viewed products, stored on this device only. */
const KEY = 'plaza_viewed'

export function readDeviceViews(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Latest first, without duplicates. */
export function saveDeviceView(productId: string, most: number): void {
  storeViews([productId, ...readDeviceViews().filter((id) => id !== productId)].slice(0, most))
}

export function clearDeviceViews(): void {
  storeViews([])
}

function storeViews(ids: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids))
  } catch {
    // When storage is full, nothing is saved.
  }
}
