import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { insertsInto } from '#platform/server/insert-rows.ts'
import type { Tables } from '../db.types.ts'
import { COLUMNS, type PromotionRow } from '../promotions.sql.ts'
import type { Redemption } from '../redemptions.sql.ts'

const insert = insertsInto<Tables>()

export async function loadCodes(db: Db): Promise<PromotionRow[]> {
  const { rows } = await sql<PromotionRow>`
    select ${COLUMNS} from promotions.promotions p where p.code is not null and p.segment_id is null order by p.id`.execute(db)
  return rows
}

export async function insertRedemptions(db: Db, redemptions: readonly Redemption[]): Promise<void> {
  await insert(
    db,
    'promotions.redemptions',
    redemptions.map(({ customers, holder, ...row }) => ({ ...row, customers: customers.map(inHex), holder: inHex(holder) })) as never,
  )
}

/** Counts the uses of what was inserted, as `redeem.ts` does one by one. */
export async function countUses(db: Db): Promise<void> {
  await sql`
    insert into promotions.customers (promotion_id, customer, uses)
    select promotion_id, customer, count(*) filter (where status <> 'released')
    from promotions.redemptions cross join unnest(customers) as customer group by promotion_id, customer`.execute(db)
  await sql`
    update promotions.promotions p set uses = r.uses
    from (select promotion_id, count(*) as uses from promotions.redemptions where status <> 'released' group by promotion_id) r
    where p.id = r.promotion_id and p.max_uses is not null`.execute(db)
}

/** Rows are sent as JSON, which has no bytes; PostgreSQL reads them from this. */
const inHex = (bytes: Buffer) => `\\x${bytes.toString('hex')}`
