/** Keeps the id of this tab's checkout in session storage, so that it is found after a reload or the return from the bank. */
const STORAGE_KEY = 'plaza_checkout'

export function readCheckoutId(): string | null {
  return sessionStorage.getItem(STORAGE_KEY)
}

export function saveCheckoutId(id: string): void {
  sessionStorage.setItem(STORAGE_KEY, id)
}

export function clearCheckoutId(): void {
  sessionStorage.removeItem(STORAGE_KEY)
}
