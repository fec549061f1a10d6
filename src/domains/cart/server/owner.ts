import type { Customer } from '#domains/promotions/server/index.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { isId } from '#platform/shared/ids.ts'

/** The owner of the cart that is written to. Behind `guard` a writer always has an id. */
export function requireCartOwner({ viewer }: OperationContext): string {
  if (viewer.id === null) throw new Error('a cart write ran without the guard, which identifies the guest')
  return viewer.id
}

/** The customer for promotions' usage limits: members only, guests are unknown. */
export function toCustomer(owner: string | null): Customer | null {
  return owner !== null && isId('usr', owner) ? { userId: owner } : null
}
