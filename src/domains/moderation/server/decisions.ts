/** Lists of decisions, for administrators. */
import type { Paging } from '#platform/server/list-page.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { toDecisionViews } from './decision-views.ts'
import * as sql from './decisions.sql.ts'

export async function listDecisions({ services: { db, now } }: AdminContext, { cursor, limit, ...filter }: sql.LogFilter & Paging) {
  const { items, ...page } = await sql.listDecisions(db, filter, { cursor, limit })
  return { items: await toDecisionViews(db, items, now()), ...page }
}

export async function listOpenAppeals({ services: { db, now } }: AdminContext, paging: Paging) {
  const { items, ...page } = await sql.listOpenAppeals(db, paging)
  return { items: await toDecisionViews(db, items, now()), ...page }
}
