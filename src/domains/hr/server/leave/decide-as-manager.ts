import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { changeLeave, lockLeave } from './decide-leave.ts'
import { findTeamWorkspace } from './team-leave.sql.ts'
import { loadDecider } from './team-leave.ts'

type TeamDecision = { requestId: string; note: string; status: 'Approved' | 'Rejected' }

/** By the manager of the employee, or who stands in for them, while it is pending. Fails with NOT_FOUND, WRONG_STATUS and PERIOD_PAID. */
export async function decideAsManager(ctx: MemberContext, { requestId, note, status }: TeamDecision): Promise<Record<string, never>> {
  const { userId } = ctx
  return transact(ctx, async (tx) => {
    const workspaceId = await findTeamWorkspace(tx.db, await loadDecider(tx.db, userId, tx.now), requestId)
    if (workspaceId === undefined) throw notFound()
    const leave = await lockLeave(tx, workspaceId, requestId)
    if (leave.status !== 'Pending' && leave.status !== status) throw new Failure('WRONG_STATUS', { status: leave.status })
    await changeLeave(tx, { workspaceId, requestId, userId, status, note })
    return {}
  })
}
