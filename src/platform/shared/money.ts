/**
 * Money is an integer number of minor units (cents) with its ISO 4217 currency. Nothing here touches a float:
 * rates are integer fractions, decimals are parsed from text.
 */

/** The currency that prices are stored and charged in (spec §9). */
export const BASE_CURRENCY = 'USD'

/** An amount as contracts carry it. */
export function money(amountMinor: number, currency: string = BASE_CURRENCY): { amountMinor: number; currency: string } {
  return { amountMinor, currency }
}

/** A rate as an integer fraction: 8 % is `{ numerator: 8, denominator: 100 }`. */
export type Rate = { numerator: number; denominator: number }

/** Number of minor unit digits of the ISO currencies where it is not 2. */
const MINOR_UNIT_DIGITS: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, VND: 0, CLP: 0, KWD: 3, BHD: 3, OMR: 3, JOD: 3, TND: 3 }

export function minorUnitDigits(currency: string): number {
  return MINOR_UNIT_DIGITS[currency] ?? 2
}

/** `numerator / denominator`, rounded half away from zero. Exact for every safe integer. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('denominator must be positive')
  const negative = numerator < 0n
  const magnitude = negative ? -numerator : numerator
  const rounded = (2n * magnitude + denominator) / (2n * denominator)
  return negative ? -rounded : rounded
}

/** `amountMinor × rate`, rounded half up once. Throws RangeError when the result is no safe integer. */
export function applyRate(amountMinor: number, rate: Rate): number {
  return toSafeInteger(divideHalfUp(BigInt(amountMinor) * BigInt(rate.numerator), BigInt(rate.denominator)))
}

/**
 * Splits `totalMinor` in proportion to `weights` so that the parts add up to it exactly: every part is rounded down, the
 * units left go to the largest fractions, ties to the earlier part. All weights zero: the first part takes it all.
 */
export function splitByLargestRemainder(totalMinor: number, weights: readonly number[]): number[] {
  if (weights.length === 0) throw new RangeError('nothing to split over')
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) throw new RangeError('weights must be non-negative integers')
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? totalMinor : 0))
  const sign = totalMinor < 0 ? -1 : 1
  const magnitude = BigInt(Math.abs(totalMinor))
  const parts = weights.map((weight, index) => {
    const exact = magnitude * BigInt(weight)
    return { index, floor: exact / sum, remainder: exact % sum }
  })
  let left = Number(magnitude - parts.reduce((total, part) => total + part.floor, 0n))
  const byRemainder = [...parts].sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  for (const part of byRemainder) {
    if (left === 0) break
    part.floor += 1n
    left -= 1
  }
  return parts.map((part) => (part.floor === 0n ? 0 : sign * Number(part.floor)))
}

/**
 * Reads a decimal typed by a person into minor units, without floats: `1.15` is 115. Western, Arabic-Indic and Persian
 * digits and the Arabic decimal sign are understood. Extra decimals are rounded half up.
 * Returns null for anything that is not a plain amount.
 */
export function parseAmount(text: string, currency: string = BASE_CURRENCY): number | null {
  const western = text
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, '')
  const match = /^(-?)(\d{1,15})(?:\.(\d{1,15}))?$/.exec(western)
  if (!match) return null
  const [, minus, whole = '0', fraction = ''] = match
  const digits = minorUnitDigits(currency)
  const scaled = BigInt(whole + fraction) * 10n ** BigInt(digits)
  const minor = divideHalfUp(scaled, 10n ** BigInt(fraction.length))
  if (minor > BigInt(Number.MAX_SAFE_INTEGER)) return null
  return minus ? -Number(minor) : Number(minor)
}

function toSafeInteger(value: bigint): number {
  const number = Number(value)
  if (!Number.isSafeInteger(number)) throw new RangeError('amount out of range')
  return number
}
