import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { type TermsRow, termsFrom } from './settings.sql.ts'
import type { Terms } from './totals.rules.ts'

/** What somebody's cart is priced by beside its goods: the platform's terms, their codes in the order they were entered, the method they chose of each vendor, by workspace. */
export type Basis = { terms: Terms; codes: string[]; chosen: ReadonlyMap<string, string> }

/** One statement, because every price asks for it. Without an owner there are only the terms. */
export async function basisOf(db: Db, owner: string | null): Promise<Basis> {
  const { rows } = await sql<TermsRow & { codes: string[]; chosen: Record<string, string> }>`
    select free_shipping_over_minor, shipping_minor, tax_hundredths,
      array(select code from cart.codes where owner = ${owner} order by entered_at, code) as codes,
      (select coalesce(jsonb_object_agg(workspace_id, method_id), '{}') from cart.deliveries where owner = ${owner}) as chosen
    from cart.settings`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the settings of carts are missing')
  return { terms: termsFrom(row), codes: row.codes, chosen: new Map(Object.entries(row.chosen)) }
}
