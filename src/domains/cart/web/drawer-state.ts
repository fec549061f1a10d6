/** Whether the cart is open: a thing of this tab, changed from anywhere on the screen. */
import { useSyncExternalStore } from 'react'

/** Where the focus goes back to. */
export const CART_BUTTON_ID = 'cart-button'

let open = false
const listeners = new Set<() => void>()

export function setCartOpen(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

export function openCart(): void {
  setCartOpen(true)
}

export function useCartOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
