/** Commission of an amount: one implementation for the ledger and the product form. */
import { applyRate } from '#platform/shared/money.ts'
import type { CommissionType } from './views.ts'

/** `percentage`: `value` in hundredths of a percent of the amount. `fixed`: `value` in minor units, at most the amount. */
export type Rate = { type: CommissionType; value: number }

export const WHOLE_PERCENTAGE = 100_00

/** Rounded half up once (V2); never more than the amount. */
export function commissionFor({ type, value }: Rate, amountMinor: number): number {
  if (type === 'fixed') return Math.min(value, amountMinor)
  return applyRate(amountMinor, { numerator: value, denominator: WHOLE_PERCENTAGE })
}
