/** Shipping advice of linked suppliers. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const procurement = schemaOf<Tables>()

export type AdviceRow = {
  id: string
  workspaceId: string
  orderId: string
  carrier: string
  trackingNumber: string
  expectedOn: string
  actor: string
  createdAt: Date
}
type AdvisedLine = { lineId: string; quantity: number }

export async function insertAdvice(db: Db, advice: AdviceRow, lines: readonly AdvisedLine[]): Promise<void> {
  await procurement(db).insertInto('procurement.advices').values(advice).execute()
  await procurement(db)
    .insertInto('procurement.adviceLines')
    .values(lines.map((line) => ({ ...line, adviceId: advice.id })))
    .execute()
}

/** Newest first. */
export async function loadAdvices(db: Db, orderId: string, limit: number): Promise<(AdviceRow & { lines: AdvisedLine[] })[]> {
  const { rows } = await sql<AdviceRow & { lines: AdvisedLine[] }>`
    select a.id, a.workspace_id, a.order_id, a.carrier, a.tracking_number, a.expected_on, a.actor, a.created_at, l.lines
    from procurement.advices a cross join lateral (
      select json_agg(json_build_object('lineId', line_id, 'quantity', quantity)) as lines
      from procurement.advice_lines where advice_id = a.id
    ) l
    where a.order_id = ${orderId} order by a.id desc limit ${limit}`.execute(db)
  return rows
}
