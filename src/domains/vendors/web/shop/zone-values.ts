/** Zones in the form of a delivery method: numbers that are being typed can be missing or wrong. */
import type { Typed } from '#platform/web/inputs/number-field.tsx'
import { findZoneProblems, type ZoneProblem } from '../../contract/zone-problems.rules.ts'
import type { Zone } from '../../contract/zones.rules.ts'

export type TierValues = { upTo: Typed; priceMinor: Typed }
export type ZoneValues = Omit<Zone, 'tiers'> & { tiers: TierValues[] }
export type FormProblem = ZoneProblem | { zone: number; problem: 'numberMissing'; tier: number; text?: undefined }

export const EMPTY_TIER: TierValues = { upTo: null, priceMinor: null }
export const EMPTY_ZONE: ZoneValues = { name: '', countries: [], regions: [], postalCodes: [], by: 'weight', tiers: [EMPTY_TIER] }

export function toZones(values: readonly ZoneValues[]): Zone[] {
  return values.map((zone) => ({
    ...zone,
    name: zone.name.trim(),
    tiers: zone.tiers.map(({ upTo, priceMinor }) => ({ upTo: Number(upTo), priceMinor: Number(priceMinor) })),
  }))
}

/** Everything that is wrong, also what isn't a whole number from zero on. */
export function findFormProblems(values: readonly ZoneValues[]): FormProblem[] {
  const missing = values.flatMap(({ tiers }, zone) =>
    tiers.flatMap((row, tier): FormProblem[] =>
      [row.upTo, row.priceMinor].every(isWhole) ? [] : [{ zone, tier, problem: 'numberMissing' }],
    ),
  )
  const others = findZoneProblems(toZones(values)).filter(
    ({ zone, tier }) => tier === undefined || !missing.some((one) => one.zone === zone && Math.abs((one.tier ?? 0) - tier) <= 1),
  )
  return [...others, ...missing]
}

function isWhole(value: Typed): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}
