import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { COLUMNS, type PromotionRow } from './promotions.sql.ts'

/** `ownUses`: the most uses of any key of the customer. Neither count includes uses that `holder` holds for a payment in progress. */
export type OfferedRow = PromotionRow & { ownUses: number }

type CustomerKeys = { customers: readonly Buffer[]; holder: Buffer | null }

/** Active automatic promotions of these vendors and of the platform, and the promotions with these codes in any state. */
export async function loadOfferedPromotions(
  db: Db,
  { customers, holder }: CustomerKeys,
  { workspaceIds, codes, now }: { workspaceIds: readonly string[]; codes: readonly string[]; now: Date },
): Promise<OfferedRow[]> {
  const { rows } = await sql<OfferedRow & { held: number }>`
    select ${COLUMNS}, o.own_uses, h.held
    from promotions.promotions p
    cross join lateral (
      select count(*) as held from promotions.redemptions r where r.holder = ${holder} and r.promotion_id = p.id and r.status = 'held'
    ) h
    cross join lateral (
      select coalesce(max(c.uses - (
        select count(*) from promotions.redemptions r
        where r.holder = ${holder} and r.promotion_id = p.id and r.status = 'held' and c.customer = any(r.customers)
      )), 0) as own_uses
      from promotions.customers c where c.promotion_id = p.id and c.customer = any(${customers})
    ) o
    where p.archived_at is null and (
      p.code = any(${codes})
      or p.code is null and p.paused_at is null and p.starts_at <= ${now} and (p.ends_at is null or p.ends_at > ${now})
        and (p.workspace_id is null or p.workspace_id = any(${workspaceIds}))
    )
    order by p.id`.execute(db)
  return rows.map(({ held, ...row }) => ({ ...row, uses: row.maxUses === null ? row.uses : row.uses - held }))
}
