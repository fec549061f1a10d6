/** Who reads a decision: its author, and the one who has the link of the mail, which a suspended person needs. */
import { timingSafeEqual } from 'node:crypto'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import { deriveToken, hashToken } from '#platform/server/secret-tokens.ts'
import type { OperationContext, Services } from '#platform/server/services.ts'
import type { StatementView } from '../contract.ts'
import { toStatement } from './decision-views.ts'
import { type DecisionRow, findDecision } from './decisions.sql.ts'

export type DecisionRef = { id: string; token?: string | undefined }

export function decisionToken(services: Pick<Services, 'secretFor'>, decisionId: string): string {
  return deriveToken(services, 'moderation decision', decisionId)
}

/** Fails with NOT_FOUND, also for a dismissal of something that was never held. */
export async function findOwnDecision({ services, viewer }: OperationContext, db: Db, { id, token }: DecisionRef): Promise<DecisionRow> {
  const row = await findDecision(db, id)
  if (!row || row.userId === null || (row.action === 'dismiss' && row.detected === 'reports')) throw notFound()
  const hasLink = token !== undefined && timingSafeEqual(hashToken(token), hashToken(decisionToken(services, id)))
  if (viewer.id !== row.userId && !hasLink) throw notFound()
  return row
}

export async function getOwnDecision(ctx: OperationContext, ref: DecisionRef): Promise<StatementView> {
  return toStatement(await findOwnDecision(ctx, ctx.services.db, ref), ctx.services.now())
}
