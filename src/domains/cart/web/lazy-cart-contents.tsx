import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { LinesSkeleton } from './cart-skeleton.tsx'

/**
 * Loads the cart page's script while the cart itself is being requested; `empty` is shown for an empty cart. The server renders no cart,
 * while the client may already have one, so it waits for hydration.
 */
export const CartContents = lazyPart(() => import('./cart-contents.tsx'), { Fallback: LinesSkeleton, useReady: useHydrated })
