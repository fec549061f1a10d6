import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { listPage, type Paging } from '#platform/server/list-page.ts'
import { LATEST_SALES, SALE_COLUMNS, type SaleRow } from './sales.sql.ts'

/** Sales whose earnings need an administrator's confirmation (release.rules.ts, `needsConfirmation`). */
export async function listHeldSaleRows(db: Db, paging: Paging) {
  return listPage<SaleRow>(db, {
    ...paging,
    sort: LATEST_SALES,
    where: [
      sql`s.subsidy_minor > s.subsidy_refunded_minor and s.confirmed_at is null and s.released_at is null`,
      sql`case s.collected_by
        when 'vendor' then s.subsidy_minor - s.subsidy_refunded_minor > s.commission_minor - s.commission_refunded_minor
        else s.related end`,
    ],
    countFrom: sql`finance.sales s`,
    select: (page) => sql`select ${SALE_COLUMNS} from finance.sales s ${page}`,
  })
}
