import { isPostalPattern } from './postal-codes.rules.ts'
import type { Tier, Zone } from './zones.rules.ts'

export const ZONE_PROBLEMS = ['nameMissing', 'countryMissing', 'postalCode', 'tiersMissing', 'tiersOrder'] as const

/** `zone` and `tier` count from zero. `text` is the postal code that can't be read. */
export type ZoneProblem = { zone: number; problem: (typeof ZONE_PROBLEMS)[number]; tier?: number | undefined; text?: string | undefined }

/** Everything that is wrong with these zones, in their order. */
export function findZoneProblems(zones: readonly Zone[]): ZoneProblem[] {
  return zones.flatMap(({ name, countries, regions, postalCodes, tiers }, zone): ZoneProblem[] => {
    const narrow = regions.length > 0 || postalCodes.length > 0
    return [
      ...(name.trim() === '' ? [{ zone, problem: 'nameMissing' as const }] : []),
      ...(narrow && countries.length === 0 ? [{ zone, problem: 'countryMissing' as const }] : []),
      ...postalCodes.filter((text) => !isPostalPattern(text)).map((text) => ({ zone, problem: 'postalCode' as const, text })),
      ...(tiers.length === 0 ? [{ zone, problem: 'tiersMissing' as const }] : tierProblems(tiers, zone)),
    ]
  })
}

function tierProblems(tiers: readonly Tier[], zone: number): ZoneProblem[] {
  return tiers.flatMap(({ upTo }, tier) => (upTo > (tiers[tier - 1]?.upTo ?? 0) ? [] : [{ zone, problem: 'tiersOrder' as const, tier }]))
}
