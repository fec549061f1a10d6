/** What a guest wished for before they went to sign in: kept by this tab until they are back. */
const KEY = 'plaza_pending_wish'

export function keepPendingWish(productId: string): void {
  sessionStorage.setItem(KEY, productId)
}

/** True once, for the product that was wished for. */
export function takePendingWish(productId: string): boolean {
  if (sessionStorage.getItem(KEY) !== productId) return false
  sessionStorage.removeItem(KEY)
  return true
}
