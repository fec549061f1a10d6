import { decisionAppealed } from '#events/moderation.ts'
import { Failure } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { publish, transact } from '#platform/server/transact.ts'
import type { StatementView } from '../contract.ts'
import { appealEnd } from './appeal.rules.ts'
import { toStatement } from './decision-views.ts'
import { insertAppeal, lockDecision } from './decisions.sql.ts'
import { type DecisionRef, findOwnDecision } from './own-decision.ts'

/** Fails with NOT_APPEALABLE after the first appeal, and 30 days after the decision. */
export async function appealDecision(ctx: OperationContext, { text, ...ref }: DecisionRef & { text: string }): Promise<StatementView> {
  return transact(ctx, async (tx) => {
    await lockDecision(tx.db, ref.id)
    const decision = await findOwnDecision(ctx, tx.db, ref)
    if (!appealEnd(decision, tx.now)) throw new Failure('NOT_APPEALABLE')
    await insertAppeal(tx.db, { decisionId: ref.id, text, appealedAt: tx.now })
    const { resourceType: type, resourceId: id, userId } = decision
    publish(tx, decisionAppealed({ decisionId: ref.id, type, id, userId }))
    return toStatement(await findOwnDecision(ctx, tx.db, ref), tx.now)
  })
}
