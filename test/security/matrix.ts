/** The access rules, written a second time and independently of the code that enforces them (ASVS 8.1.1). */
import type { OperationMeta } from '#platform/shared/contract.ts'

/** All kinds of people in relation to Amira's workspace. */
export const ACTORS = [
  'nobody',
  'stranger',
  'otherOwner',
  'administrator',
  'removed',
  'suspended',
  'staffWithoutPermissions',
  'staffForOrders',
  'manager',
  'owner',
] as const
export type Actor = (typeof ACTORS)[number]

/** `in`: the operation runs. Otherwise the failure. */
export type Verdict = 'in' | 'unauthenticated' | 'not found' | 'area needed'

const SIGNED_OUT: readonly Actor[] = ['nobody', 'suspended']
const NON_MEMBERS: readonly Actor[] = ['stranger', 'otherOwner', 'administrator', 'removed']

/** The web entry point's answer to an actor who names Amira's workspace. */
export function expectedVerdict({ access }: OperationMeta, actor: Actor): Verdict {
  if (access === 'anyone') return 'in'
  if (access === 'admin') return actor === 'administrator' ? 'in' : 'not found'
  if (SIGNED_OUT.includes(actor)) return 'unauthenticated'
  if (access === 'member') return 'in'
  if (NON_MEMBERS.includes(actor)) return 'not found'
  const [, wanted] = access?.split(':') ?? []
  if (wanted === 'any' || actor === 'owner') return 'in'
  if (wanted === 'owner') return 'area needed'
  if (actor === 'manager') return 'in'
  return wanted === 'orders' && actor === 'staffForOrders' ? 'in' : 'area needed'
}

/** The public API has no sessions yet: operations that need a person are rejected, web-only operations do not exist. */
export function expectedPublicVerdict({ access, webOnly }: OperationMeta): Verdict {
  if (webOnly || access === 'member' || access === 'admin') return 'not found'
  return access === 'anyone' ? 'in' : 'unauthenticated'
}
