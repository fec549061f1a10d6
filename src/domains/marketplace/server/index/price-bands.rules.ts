/** Price bands, for the histogram and for fast counting. */

/** Upper ends in minor units of the base currency, inclusive; the last band has no upper end. */
export const PRICE_BAND_ENDS: readonly number[] = [
  5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 1500, 2500, 5000, 10_000,
].map((amount) => amount * 100)

export type PriceRange = { min: number | null; max: number | null }

/** Index of the band that contains a price, starting at 0. */
export function priceBandFor(priceMinor: number): number {
  const band = PRICE_BAND_ENDS.findIndex((end) => priceMinor <= end)
  return band === -1 ? PRICE_BAND_ENDS.length : band
}

/** Both ends are inclusive; the last band has no `to`. */
export function priceBandLimits(band: number): { from: number; to: number | null } {
  return { from: band === 0 ? 0 : (PRICE_BAND_ENDS[band - 1] ?? 0) + 1, to: PRICE_BAND_ENDS[band] ?? null }
}

/** Splits a price range into the bands it covers completely and, inclusive, the price ranges of the bands it cuts. Null means no limit. */
export function coverPriceRange({ min, max }: PriceRange): { whole: number[]; cut: { from: number; to: number }[] } | null {
  if (min === null && max === null) return null
  const from = min ?? 0
  const to = max ?? Number.MAX_SAFE_INTEGER
  const bands = Array.from({ length: PRICE_BAND_ENDS.length + 1 }, (_, band) => ({ band, ...priceBandLimits(band) }))
  const isWhole = (band: { from: number; to: number | null }) => band.from >= from && (band.to === null ? max === null : band.to <= to)
  const whole = bands.filter(isWhole)
  const cut = bands
    .filter((band) => !isWhole(band) && band.from <= to && (band.to === null || band.to >= from))
    .map((band) => ({ from: Math.max(band.from, from), to: band.to === null ? to : Math.min(band.to, to) }))
  return { whole: whole.map(({ band }) => band), cut }
}
