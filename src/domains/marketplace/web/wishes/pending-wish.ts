/** The wish of a guest who went to log in, kept in this tab until they return. */
const KEY = 'plaza_pending_wish'

export function savePendingWish(productId: string): void {
  sessionStorage.setItem(KEY, productId)
}

/** True once, for the wished product. */
export function takePendingWish(productId: string): boolean {
  if (sessionStorage.getItem(KEY) !== productId) return false
  sessionStorage.removeItem(KEY)
  return true
}
