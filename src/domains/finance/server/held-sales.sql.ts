import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { listPage, type Paging, type Sorting } from '#platform/server/list-page.ts'
import { SALE_COLUMNS, type SaleRow } from './sales.sql.ts'

const LATEST: Sorting<SaleRow> = {
  name: 'latest sales',
  by: sql`s.placed_at`,
  cast: 'timestamptz',
  id: sql`s.part`,
  direction: 'desc',
  keyOf: ({ placedAt, part }) => [placedAt.toISOString(), part],
}

/** Sales whose earnings need an administrator's confirmation (release.rules.ts, `needsConfirmation`). */
export async function listHeldSaleRows(db: Db, paging: Paging) {
  return listPage<SaleRow>(db, {
    ...paging,
    sort: LATEST,
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
