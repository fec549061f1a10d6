/** Numbers are filtered by bands: each begins at 1, 1.5, 2, 3, 5 or 7 times a power of ten, so that about as many fit in each. */

/** From a thousandth, the smallest number that an attribute may have, to the largest. */
const POWERS = Array.from({ length: 13 }, (_, index) => index - 3)
const BEGINNINGS = [0, ...POWERS.flatMap((power) => [1, 1.5, 2, 3, 5, 7].map((step) => Number(`${step}e${power}`)))]

/** The beginning of the band of a number from zero. */
export const numberBandFor = (value: number): number => BEGINNINGS.findLast((from) => from <= value) ?? 0

/** Where the next band begins. */
export const numberBandEnd = (from: number): number => BEGINNINGS.find((next) => next > from) ?? Infinity
