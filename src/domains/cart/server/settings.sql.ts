import { termsChanged } from '#events/cart.ts'
import type { Db } from '#platform/server/db.ts'
import { defineSettings } from '#platform/server/define-settings.ts'
import { publish } from '#platform/server/transact.ts'
import type { CartSettings } from '../contract.ts'
import type { Terms } from './totals.rules.ts'

export type TermsRow = { freeShippingOverMinor: number; shippingMinor: number; taxHundredths: number }

const HUNDREDTHS = 100
const WHOLE = 100 * HUNDREDTHS

const toHundredths = (percent: number) => Math.round(percent * HUNDREDTHS)

/** A change applies to carts and product pages immediately; started payments and orders keep their terms. */
export const cartSettings = defineSettings<CartSettings>({
  table: 'cart.settings',
  columns: {
    freeShippingOverMinor: true,
    shippingMinor: true,
    taxPercent: { column: 'taxHundredths', fromStored: (hundredths) => hundredths / HUNDREDTHS, toStored: toHundredths },
  },
  audit: { action: 'cart.settingsChanged', resource: { type: 'settings', id: 'cart' } },
  changed: (tx, { version }) => publish(tx, termsChanged({ version })),
})

/** The platform's current pricing terms. */
export async function loadCartTerms(db: Db): Promise<Terms> {
  const { taxPercent, ...settings } = await cartSettings.load(db)
  return toTerms({ ...settings, taxHundredths: toHundredths(taxPercent) })
}

export function toTerms({ freeShippingOverMinor, shippingMinor, taxHundredths }: TermsRow): Terms {
  return { freeShippingOverMinor, shippingMinor, taxRate: { numerator: taxHundredths, denominator: WHOLE } }
}
