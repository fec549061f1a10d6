/** What is left of a price for the vendor, before anything was sold. */
import { createContext } from 'react'
import { applyRate } from '#platform/shared/money.ts'

/** The default commission, 10 percent (spec §4). */
const DEFAULT_COMMISSION = { numerator: 10, denominator: 100 }

export type EarningOf = (priceMinor: number, categorySlug: string) => number

export const earningByDefault: EarningOf = (priceMinor) => priceMinor - applyRate(priceMinor, DEFAULT_COMMISSION)

/** By the rules of the workspace where somebody knows them. */
export const EarningContext = createContext<EarningOf>(earningByDefault)
