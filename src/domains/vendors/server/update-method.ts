import { Failure } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import type { MethodInput } from '../contract.ts'
import { updateDeliveryMethod } from './delivery-methods.sql.ts'
import { changeMethods, type Methods, rejectCrossedDays, requireMethod, toOwnMethodView, toTerms } from './own-methods.ts'

/** Fails with DAYS_CROSSED, ZONES_INVALID, and with STALE if it changed since `version`. */
export async function updateMethod(
  ctx: WorkspaceContext,
  { id, version, ...input }: MethodInput & { id: string; version: number },
): Promise<Methods> {
  rejectCrossedDays(input)
  const terms = toTerms(input)
  return changeMethods(ctx, async (tx, workspaceId, methods) => {
    const method = requireMethod(methods, id)
    if (method.version !== version) throw new Failure('STALE', { current: toOwnMethodView(method) })
    await updateDeliveryMethod(tx.db, workspaceId, id, terms)
  })
}
