import { closeReports } from '#domains/reports/server/index.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure } from '#platform/server/failure.ts'
import type { MemberContext, ResourceRef } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { ReportReason } from '../../reports/contract.ts'
import type { Action } from '../contract.ts'
import { loadDecided, logDecision } from './log-decision.ts'

export type Decision = { action: Action; reason?: ReportReason | undefined; text: string }
type About = Decision & { record: ResourceRef; authorId: string | null }
/** Suspends the author and returns the end of the suspension. */
type Suspend = (authorId: string) => Promise<Date | null>

/**
 * Closes the open reports of a record, acts, adds the decision to its log and to the audit log, and returns its id. Its callers have asked
 * whether this person may decide. Fails with ALREADY_DECIDED and with what the action lacks.
 */
export async function decideRecord(
  tx: Tx,
  ctx: MemberContext,
  { record, authorId, action, reason, text }: About,
  suspend: Suspend | null = null,
): Promise<string> {
  const removal = requireReason({ action, reason, text }, authorId)
  // Two people at the same moment: the second one finds no open report.
  const closed = await closeReports(tx, record, { outcome: action === 'dismiss' ? 'dismissed' : 'acted', by: ctx.userId })
  if (closed.length === 0) throw new Failure('ALREADY_DECIDED', await loadDecided(tx, record))
  const moderation = tx.services.resources.moderation(record.type)
  if (action === 'dismiss' || action === 'warn') {
    if (closed.some(({ automatic }) => automatic)) await moderation?.restore(tx, ctx.userId, record.id)
  } else if (!moderation) throw new Failure('NOT_REMOVABLE')
  else if (removal) await moderation.remove(tx, ctx.userId, record.id, removal)
  const suspendedUntil = action === 'suspend' && authorId !== null && suspend ? await suspend(authorId) : null
  const decisionId = await logDecision(tx, ctx, { record, authorId, action, reason, text, suspendedUntil, closed })
  const details = { decisionId, action, reason: reason ?? null }
  await recordAudit(tx, { actor: ctx.userId, action: 'moderation.decided', resource: record, client: ctx.client, details })
  return decisionId
}

/** Null for a dismissal. A guest's message can be removed, but nobody can be warned or suspended for it. */
function requireReason({ action, reason, text }: Decision, authorId: string | null) {
  if (action === 'dismiss') return null
  if (reason === undefined || text === '') throw new Failure('REASON_NEEDED')
  if (authorId === null && action !== 'remove') throw new Failure('NO_AUTHOR')
  return { reason, text }
}
