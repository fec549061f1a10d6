import type { Customer } from '#domains/promotions/server/index.ts'
import type { Call } from '#platform/server/kernel.ts'
import { isId } from '#platform/shared/ids.ts'

/** Whose cart a write is about. Behind `guard` a writer always has an id. */
export function ownerOf({ viewer }: Call): string {
  if (viewer.id === null) throw new Error('a cart is changed only behind the guard, which names the guest')
  return viewer.id
}

/** Who promotions count: a member; a guest has not said who they are. */
export function customerOf(owner: string | null): Customer | null {
  return owner !== null && isId('usr', owner) ? { userId: owner } : null
}
