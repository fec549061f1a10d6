import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { CartSettings } from '../contract.ts'
import type { Terms } from './totals.rules.ts'

export type TermsRow = { freeShippingOverMinor: number; shippingMinor: number; taxHundredths: number }
type Row = TermsRow & { version: number }

const HUNDREDTHS = 100
const WHOLE = 100 * HUNDREDTHS

async function rowOf(db: Db): Promise<Row> {
  const { rows } = await sql<Row>`
    select free_shipping_over_minor, shipping_minor, tax_hundredths, version from cart.settings`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the settings of carts are missing')
  return row
}

/** What carts are priced by now. */
export async function termsOf(db: Db): Promise<Terms> {
  return termsFrom(await rowOf(db))
}

export function termsFrom({ freeShippingOverMinor, shippingMinor, taxHundredths }: TermsRow): Terms {
  return { freeShippingOverMinor, shippingMinor, taxRate: { numerator: taxHundredths, denominator: WHOLE } }
}

export async function settingsOf(db: Db): Promise<CartSettings> {
  const { taxHundredths, ...row } = await rowOf(db)
  return { ...row, taxPercent: taxHundredths / HUNDREDTHS }
}

/** False when somebody else changed them meanwhile. */
export async function putSettings(db: Db, { freeShippingOverMinor, shippingMinor, taxPercent, version }: CartSettings): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update cart.settings set free_shipping_over_minor = ${freeShippingOverMinor}, shipping_minor = ${shippingMinor},
      tax_hundredths = ${Math.round(taxPercent * HUNDREDTHS)}, version = version + 1
    where version = ${version}`.execute(db)
  return numAffectedRows === 1n
}
