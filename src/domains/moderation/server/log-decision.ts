/** The log of decisions. */
import type { ClosedReport } from '#domains/reports/server/index.ts'
import { decisionMade } from '#events/moderation.ts'
import type { MemberContext, ResourceRef } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ReportReason } from '../../reports/contract.ts'
import type { Action, DecisionView } from '../contract.ts'
import { toDecisionViews } from './decision-views.ts'
import { findDecision, insertDecision, loadDecisionsOf } from './decisions.sql.ts'

const MAX_EXCERPT = 500

type Decided = {
  record: ResourceRef
  authorId: string | null
  action: Action
  reason?: ReportReason | undefined
  text: string
  suspendedUntil: Date | null
  /** The reports that the decision closed, the oldest first; at least one. */
  closed: readonly ClosedReport[]
}

/** Adds a decision to the log, tells of it, and returns its id. */
export async function logDecision(
  tx: Tx,
  ctx: MemberContext,
  { record, authorId, action, reason, text, suspendedUntil, closed }: Decided,
): Promise<string> {
  const [first] = closed
  if (!first) throw new Error('a decision closes reports')
  const decisionId = newId('dec')
  const isHeld = closed.some(({ automatic }) => automatic)
  const item = first.evidence.find((one) => one.id === record.id)
  await insertDecision(tx.db, {
    id: decisionId,
    record,
    groupId: first.groupId,
    action,
    reason: action === 'dismiss' ? null : (reason ?? null),
    text: action === 'dismiss' ? '' : text,
    excerpt: [item?.title, item?.text].filter(Boolean).join('\n').slice(0, MAX_EXCERPT),
    detected: isHeld ? 'filter' : 'reports',
    userId: authorId,
    suspendedUntil,
    openedAt: first.reportedAt,
    reports: closed.length,
    decidedBy: ctx.userId,
    decidedAt: tx.now,
  })
  publish(tx, decisionMade({ decisionId, ...record, userId: authorId, action, isHeld }))
  return decisionId
}

export async function loadDecisionView(tx: Tx, decisionId: string): Promise<DecisionView> {
  const row = await findDecision(tx.db, decisionId)
  const [view] = row ? await toDecisionViews(tx.db, [row], tx.now) : []
  if (!view) throw new Error(`no decision ${decisionId}`)
  return view
}

/** Who was faster; null when the record's own page or its author closed the reports. */
export async function loadDecided(tx: Tx, record: ResourceRef): Promise<{ by: string | null; action: Action | null }> {
  const [newest] = await toDecisionViews(tx.db, (await loadDecisionsOf(tx.db, record)).slice(0, 1), tx.now)
  return { by: newest?.decidedBy?.name ?? null, action: newest?.action ?? null }
}
