import { loadMembership } from '#domains/workspaces/server/index.ts'
import { substituteNamed } from '#events/approvals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { SubstituteView } from '../contract.ts'
import { hasOverlap, insertSubstitute } from './substitutes.sql.ts'
import { substituteViews } from './substitutes.ts'

/** Names a colleague who decides in the caller's place; what the caller may not decide, the substitute may not decide for them either. */
export async function createSubstitute(
  ctx: WorkspaceContext,
  { substituteId, from, until }: { substituteId: string; from: string; until: string },
): Promise<SubstituteView> {
  const { userId: personId, membership } = ctx
  const { workspaceId } = membership
  if (substituteId === personId) throw new Failure('SAME_PERSON')
  return transact(ctx, async (tx) => {
    const row = {
      id: newId('sub'),
      workspaceId,
      personId,
      substituteId,
      startsAt: new Date(from),
      endsAt: new Date(until),
      createdAt: tx.now,
    }
    if (row.endsAt <= tx.now) throw new Failure('ALREADY_OVER')
    if (!(await loadMembership(tx.db, substituteId, workspaceId))) throw new Failure('NOT_A_MEMBER')
    if (await hasOverlap(tx.db, row)) throw new Failure('OVERLAPS')
    await insertSubstitute(tx.db, row)
    const [view] = await substituteViews(tx.db, [row])
    if (!view) throw notFound()
    publish(tx, substituteNamed({ substituteId: row.id, workspaceId, from: view.from }))
    await recordAudit(tx, {
      actor: personId,
      action: 'approvals.substituteNamed',
      resource: { type: 'user', id: substituteId },
      workspaceId,
      client: ctx.client,
      details: { from: view.from, until: view.until },
    })
    return view
  })
}
