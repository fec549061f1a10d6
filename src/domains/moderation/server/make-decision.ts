import { suspendUser } from '#domains/accounts/server/index.ts'
import { findEvidence } from '#domains/reports/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { AdminContext, ResourceRef } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { DecisionView, SUSPENSION_DAYS } from '../contract.ts'
import { type Decision, decideRecord } from './decide-record.ts'
import { requireImpartial } from './impartial.ts'
import { loadDecisionView } from './log-decision.ts'

type Days = (typeof SUSPENSION_DAYS)[number]
export type DecisionInput = ResourceRef & Decision & { days?: Days | undefined }

const DAY_MS = 86_400_000

/**
 * Decides about a reported record. Fails with NOT_FOUND for a record that nobody reported, with ALREADY_DECIDED when its reports are closed,
 * with OWN_RECORD, and with what the action lacks.
 */
export async function makeDecision(ctx: AdminContext, { type, id, days, ...decision }: DecisionInput): Promise<DecisionView> {
  const record = { type, id }
  return transact(ctx, async (tx) => {
    if ((await findEvidence(tx.db, record)) === undefined) throw notFound()
    const authorId = (await tx.services.resources.moderation(type)?.authorOf(tx.db, [id]))?.get(id) ?? null
    await requireImpartial(tx, ctx, record, authorId)
    const decisionId = await decideRecord(tx, ctx, { record, authorId, ...decision }, async (userId) => {
      const end = days === undefined || days === '0' ? null : new Date(tx.now.getTime() + Number(days) * DAY_MS)
      await suspendUser(tx, ctx, { id: userId, reason: decision.text, end, stated: true })
      return end
    })
    return loadDecisionView(tx, decisionId)
  })
}
