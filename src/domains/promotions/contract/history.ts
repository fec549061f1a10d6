/** How a promotion did over time. */
import * as z from 'zod'
import { moneyView } from '#platform/shared/contract.ts'

/** Lengths of the steps of a history: a promotion of months is shown by week, one of years by month. */
const GRAINS = ['day', 'week', 'month'] as const

const count = z.int().min(0)

/** The steps add up to the promotion's uses, discount and sales. */
export const promotionHistory = z.object({
  grain: z.enum(GRAINS),
  currency: moneyView.shape.currency,
  /** In order and without gaps, by UTC days; `at` is the first day of the step. Empty when no order has used it. */
  steps: z.array(z.object({ at: z.iso.date(), uses: count, discountMinor: count, revenueMinor: count })),
  /** The last step includes today, so it isn't over. */
  incomplete: z.boolean(),
})

export type PromotionHistory = z.infer<typeof promotionHistory>
export type Grain = PromotionHistory['grain']
