import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { MAX_METHODS } from '../contract/limits.ts'
import type { MethodInput } from '../contract.ts'
import { addDeliveryMethod } from './add-delivery-method.ts'
import { changeMethods, type Methods, rejectCrossedDays, toTerms } from './own-methods.ts'

/** Adds a method at the end. Fails with DAYS_CROSSED, ZONES_INVALID and TOO_MANY_METHODS. */
export async function addMethod(ctx: WorkspaceContext, input: MethodInput): Promise<Methods> {
  rejectCrossedDays(input)
  const terms = toTerms(input)
  return changeMethods(ctx, async (tx, workspaceId, methods) => {
    if (methods.length >= MAX_METHODS) throw new Failure('TOO_MANY_METHODS', { most: MAX_METHODS })
    await addDeliveryMethod(tx, { ...terms, workspaceId, position: methods.length })
  })
}
