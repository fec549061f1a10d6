/** Whether the cart drawer is open in this tab; any component can change it. */
import { useSyncExternalStore } from 'react'

/** Receives the focus when the drawer closes. */
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
