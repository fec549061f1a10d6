/** Zones of a delivery method, as vendors write them and everybody reads them. */
import * as z from 'zod'
import { countryCode } from '#platform/shared/address.ts'
import { MAX_AMOUNT_MINOR } from '#platform/shared/contract.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_TIERS, MAX_WEIGHT_LIMIT_GRAMS, MAX_ZONE_NAME, MAX_ZONE_PLACES } from './limits.ts'
import { ZONE_PROBLEMS } from './zone-problems.rules.ts'

/** Shown as the vendor wrote it; tiers hold up to and including `upTo` (grams, or minor units of the vendor's items). */
export const zone = z.object({
  name: singleLineText(MAX_ZONE_NAME),
  /** ISO 3166-1 alpha-2 codes; empty: the rest of the world. */
  countries: z.array(countryCode).max(MAX_ZONE_PLACES),
  /** As in addresses; case and accents don't matter. Empty: everywhere in the countries. */
  regions: z.array(singleLineText(120).min(1)).max(MAX_ZONE_PLACES),
  /** Codes, ranges such as `10000-19999`, prefixes such as `SW1*`. Empty: all. */
  postalCodes: z.array(singleLineText(41).min(1)).max(MAX_ZONE_PLACES),
  by: z.enum(['weight', 'amount']),
  tiers: z
    .array(
      z.object({
        upTo: z.int().min(0).max(Math.max(MAX_WEIGHT_LIMIT_GRAMS, MAX_AMOUNT_MINOR)),
        priceMinor: z.int().min(0).max(100_000_00),
      }),
    )
    .max(MAX_TIERS),
})

/** `zone` and `tier` count from zero; `text` is the postal code that can't be read. */
export const ZONES_INVALID = {
  status: 400,
  data: z.object({
    problems: z
      .array(z.object({ zone: z.int(), problem: z.enum(ZONE_PROBLEMS), tier: z.int().optional(), text: z.string().optional() }))
      .min(1),
  }),
} as const
