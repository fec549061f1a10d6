/** Loaded when the cart is first opened. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { setCartOpen, useCartOpen } from './drawer-state.ts'

export const loadDrawer = () => import('./cart-sheet.tsx')
const CartSheet = lazy(loadDrawer)

export function CartDrawer() {
  const open = useCartOpen()
  const [wanted, setWanted] = useState(false)
  const { pathname } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere else closes it
  useEffect(() => setCartOpen(false), [pathname])
  if (open && !wanted) setWanted(true)

  return wanted ? (
    <Suspense fallback={null}>
      <CartSheet open={open} />
    </Suspense>
  ) : null
}
