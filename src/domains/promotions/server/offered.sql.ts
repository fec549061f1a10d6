import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { COLUMNS, type PromotionRow } from './promotions.sql.ts'

/** `ownUses`: uses by the customer. Neither count includes uses that `holder` holds for a payment in progress. */
export type OfferedRow = PromotionRow & { ownUses: number }

type CustomerKeys = { customer: Buffer | null; holder: Buffer | null }

/** Active automatic promotions of these vendors and of the platform, and the promotions with these codes in any state. */
export async function loadOfferedPromotions(
  db: Db,
  { customer, holder }: CustomerKeys,
  { workspaceIds, codes, now }: { workspaceIds: readonly string[]; codes: readonly string[]; now: Date },
): Promise<OfferedRow[]> {
  const { rows } = await sql<OfferedRow & { held: number; ownHeld: number }>`
    select ${COLUMNS}, coalesce(c.uses, 0) as own_uses, h.held, h.own_held
    from promotions.promotions p
    left join promotions.customers c on c.promotion_id = p.id and c.customer = ${customer}
    cross join lateral (
      select count(*) as held, count(*) filter (where r.customer = ${customer}) as own_held
      from promotions.redemptions r where r.holder = ${holder} and r.promotion_id = p.id and r.status = 'held'
    ) h
    where p.archived_at is null and (
      p.code = any(${codes})
      or p.code is null and p.paused_at is null and p.starts_at <= ${now} and (p.ends_at is null or p.ends_at > ${now})
        and (p.workspace_id is null or p.workspace_id = any(${workspaceIds}))
    )
    order by p.id`.execute(db)
  return rows.map(({ held, ownHeld, ...row }) => ({
    ...row,
    uses: row.maxUses === null ? row.uses : row.uses - held,
    ownUses: row.ownUses - ownHeld,
  }))
}
