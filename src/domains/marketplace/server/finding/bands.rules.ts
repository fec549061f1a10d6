/** Prices in bands, for a histogram and for counting quickly. */

/** Upper ends in minor units of the base currency, each included in its band; the last band has none. */
export const BAND_ENDS: readonly number[] = [
  5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2500, 5000, 10_000,
].map((amount) => amount * 100)

export type PriceRange = { min: number | null; max: number | null }

/** The band of a price, from 0. */
export function bandOf(priceMinor: number): number {
  const band = BAND_ENDS.findIndex((end) => priceMinor <= end)
  return band === -1 ? BAND_ENDS.length : band
}

/** Below this a price is not in the band, above `to` neither; the last has no end. */
export function endsOf(band: number): { from: number; to: number | null } {
  return { from: band === 0 ? 0 : (BAND_ENDS[band - 1] ?? 0) + 1, to: BAND_ENDS[band] ?? null }
}

/**
 * A range as bands that lie in it whole, and the prices of the bands it cuts, both ends included. Null: it narrows nothing.
 */
export function coverOf({ min, max }: PriceRange): { whole: number[]; cut: { from: number; to: number }[] } | null {
  if (min === null && max === null) return null
  const from = min ?? 0
  const to = max ?? Number.MAX_SAFE_INTEGER
  const bands = Array.from({ length: BAND_ENDS.length + 1 }, (_, band) => ({ band, ...endsOf(band) }))
  const isWhole = (band: { from: number; to: number | null }) => band.from >= from && (band.to === null ? max === null : band.to <= to)
  const whole = bands.filter(isWhole)
  const cut = bands
    .filter((band) => !isWhole(band) && band.from <= to && (band.to === null || band.to >= from))
    .map((band) => ({ from: Math.max(band.from, from), to: band.to === null ? to : Math.min(band.to, to) }))
  return { whole: whole.map(({ band }) => band), cut }
}
