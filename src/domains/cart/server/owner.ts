import type { Call } from '#platform/server/kernel.ts'

/** Whose cart a write is about. Behind `guard` a writer always has an id. */
export function ownerOf({ viewer }: Call): string {
  if (viewer.id === null) throw new Error('a cart is changed only behind the guard, which names the guest')
  return viewer.id
}
