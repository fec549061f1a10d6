/** Decisions as their authors and administrators see them. */
import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { DecisionView, StatementView } from '../contract.ts'
import { appealEnd } from './appeal.rules.ts'
import type { DecisionRow } from './decisions.sql.ts'

export function toStatement(row: DecisionRow, now: Date): StatementView {
  const { id, resourceType, resourceId, action, reason, text, excerpt, detected, suspendedUntil, decidedAt } = row
  return {
    id,
    type: resourceType,
    recordId: resourceId,
    action,
    reason,
    text,
    excerpt,
    detected,
    suspendedUntil: suspendedUntil?.toISOString() ?? null,
    decidedAt: decidedAt.toISOString(),
    appealUntil: appealEnd(row, now)?.toISOString() ?? null,
    appeal: row.appealedAt && {
      text: row.appealText ?? '',
      appealedAt: row.appealedAt.toISOString(),
      verdict:
        row.outcome && row.verdictAt ? { outcome: row.outcome, text: row.verdictText ?? '', decidedAt: row.verdictAt.toISOString() } : null,
    },
  }
}

/** With the people, in one batch. */
export async function toDecisionViews(db: Db, rows: readonly DecisionRow[], now: Date): Promise<DecisionView[]> {
  const people = await loadUsers(
    db,
    rows.flatMap(({ userId, decidedBy, verdictBy }) => [userId ?? [], decidedBy ?? [], verdictBy ?? []].flat()),
  )
  const named = (userId: string | null) => people.get(userId ?? '') ?? null
  return rows.map((row) => ({
    ...toStatement(row, now),
    author: named(row.userId),
    decidedBy: named(row.decidedBy),
    verdictBy: named(row.verdictBy),
  }))
}
