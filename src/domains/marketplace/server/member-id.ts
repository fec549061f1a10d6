import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'

/** Of whoever is signed in; the guard has let nobody else in. */
export function memberId({ viewer }: Call): string {
  if (viewer.kind !== 'member') throw new Failure('UNAUTHENTICATED')
  return viewer.id
}
