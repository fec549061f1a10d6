import type { MemberContext } from '#platform/server/services.ts'
import { decideAsManager } from './decide-as-manager.ts'

/** By the manager, or who stands in for them. Fails with NOT_FOUND, WRONG_STATUS and PERIOD_PAID. */
export async function rejectTeamLeave(ctx: MemberContext, input: { requestId: string; note: string }): Promise<Record<string, never>> {
  return decideAsManager(ctx, { ...input, status: 'Rejected' })
}
