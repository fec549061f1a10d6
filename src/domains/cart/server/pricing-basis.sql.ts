import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import { type TermsRow, toTerms } from './settings.sql.ts'
import type { Terms } from './totals.rules.ts'

/**
 * The inputs of pricing besides the lines: the platform's terms, the owner's codes in order of entry, and the chosen delivery methods by
 * workspace.
 */
export type PricingBasis = { terms: Terms; codes: string[]; chosen: ReadonlyMap<string, string> }

/** A single statement because every pricing needs it. Without an owner it returns only the terms. */
export async function loadPricingBasis(db: Db, owner: string | null): Promise<PricingBasis> {
  const { rows } = await sql<TermsRow & { codes: string[]; chosen: Record<string, string> }>`
    select free_shipping_over_minor, shipping_minor, tax_hundredths,
      array(select code from cart.codes where owner = ${owner} order by entered_at, code) as codes,
      (select coalesce(jsonb_object_agg(workspace_id, method_id), '{}') from cart.deliveries where owner = ${owner}) as chosen
    from cart.settings`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the settings of carts are missing')
  return { terms: toTerms(row), codes: row.codes, chosen: new Map(Object.entries(row.chosen)) }
}
