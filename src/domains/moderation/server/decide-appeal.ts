import { isLastAdministrator, liftSuspensionOf } from '#domains/accounts/server/index.ts'
import { appealDecided } from '#events/moderation.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import type { DecisionView } from '../contract.ts'
import { toDecisionViews } from './decision-views.ts'
import { type DecisionRow, findDecision, insertVerdict, lockDecision } from './decisions.sql.ts'

type Verdict = { id: string; outcome: 'upheld' | 'reversed'; text: string }

/**
 * Decides about an appeal. `reversed` restores the record and lifts the suspension. Fails with NOT_FOUND without an appeal, with
 * ALREADY_DECIDED, and with OWN_DECISION for one's own decision, and for one about oneself, unless nobody else can decide.
 */
export async function decideAppeal(ctx: AdminContext, { id, outcome, text }: Verdict): Promise<DecisionView> {
  const { userId, client } = ctx
  return transact(ctx, async (tx) => {
    await lockDecision(tx.db, id)
    const decision = await findDecision(tx.db, id)
    if (!decision?.appealedAt) throw notFound()
    if (decision.outcome) throw new Failure('ALREADY_DECIDED', await loadVerdict(tx, decision))
    const isOwn = decision.decidedBy === userId || decision.userId === userId
    if (isOwn && !(await isLastAdministrator(tx.db, userId, tx.now))) throw new Failure('OWN_DECISION')
    await insertVerdict(tx.db, { decisionId: id, outcome, text, decidedBy: userId, decidedAt: tx.now })
    if (outcome === 'reversed') await reverse(tx, ctx, decision)
    const record = { type: decision.resourceType, id: decision.resourceId }
    publish(tx, appealDecided({ decisionId: id, ...record, userId: decision.userId, outcome }))
    const row = await findDecision(tx.db, id)
    const [view] = row ? await toDecisionViews(tx.db, [row], tx.now) : []
    if (!view) throw notFound()
    const details = { decisionId: id, outcome }
    await recordAudit(tx, { actor: userId, action: 'moderation.appealDecided', resource: record, client, details })
    return view
  })
}

async function reverse(tx: Tx, ctx: AdminContext, { action, resourceType, resourceId, userId }: DecisionRow): Promise<void> {
  if (action === 'remove' || action === 'suspend') await tx.services.resources.moderation(resourceType)?.restore(tx, ctx.userId, resourceId)
  if (action === 'suspend' && userId !== null) await liftSuspensionOf(tx, ctx, userId)
}

async function loadVerdict(tx: Tx, decision: DecisionRow): Promise<{ by: string | null; action: null }> {
  const [view] = await toDecisionViews(tx.db, [decision], tx.now)
  return { by: view?.verdictBy?.name ?? null, action: null }
}
