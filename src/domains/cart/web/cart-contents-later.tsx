/** The page of the cart weighs what its drawer does: it comes while the cart is being asked for. */
import { lazy, type ReactNode, Suspense } from 'react'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { LinesSkeleton } from './cart-skeleton.tsx'

const Contents = lazy(() => import('./cart-contents.tsx'))

/** `empty` is what stands there while nothing lies in the cart. */
export function CartContents({ empty }: { empty: ReactNode }) {
  // The cart is nobody's in a document, and may be here before this page is awake.
  if (!useHydrated()) return <LinesSkeleton />
  return (
    <Suspense fallback={<LinesSkeleton />}>
      <Contents empty={empty} />
    </Suspense>
  )
}
