/** Who may do what, written down a second time and apart from the code that decides it (ASVS 8.1.1). */
import type { OperationMeta } from '#platform/shared/contract.ts'

/** Everybody a workspace of Amira's knows, and everybody it does not. */
export const ACTORS = [
  'nobody',
  'stranger',
  'otherOwner',
  'administrator',
  'removed',
  'suspended',
  'staffWithoutAreas',
  'staffForOrders',
  'manager',
  'owner',
] as const
export type Actor = (typeof ACTORS)[number]

/** `in`: the operation is reached. Else what is answered instead of it. */
export type Verdict = 'in' | 'unauthenticated' | 'not found' | 'area needed'

const OUTSIDE: readonly Actor[] = ['nobody', 'suspended']
const NOT_OF_IT: readonly Actor[] = ['stranger', 'otherOwner', 'administrator', 'removed']

/** What the web's door answers to an actor who names Amira's workspace. */
export function verdictOf({ access }: OperationMeta, actor: Actor): Verdict {
  if (access === 'anyone') return 'in'
  if (access === 'admin') return actor === 'administrator' ? 'in' : 'not found'
  if (OUTSIDE.includes(actor)) return 'unauthenticated'
  if (access === 'member') return 'in'
  if (NOT_OF_IT.includes(actor)) return 'not found'
  const [, wanted] = access?.split(':') ?? []
  if (wanted === 'any' || actor === 'owner') return 'in'
  if (wanted === 'owner') return 'area needed'
  if (actor === 'manager') return 'in'
  return wanted === 'orders' && actor === 'staffForOrders' ? 'in' : 'area needed'
}

/** The public door knows nobody yet: what needs a person is refused, what lives by a session is not there. */
export function publicVerdictOf({ access, webOnly }: OperationMeta): Verdict {
  if (webOnly || access === 'member' || access === 'admin') return 'not found'
  return access === 'anyone' ? 'in' : 'unauthenticated'
}
