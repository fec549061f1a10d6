/** Checks the format of a postal code for its country, not whether the code exists. */

const N4 = /^\d{4}$/
const N5 = /^\d{5}$/
const N6 = /^\d{6}$/

/** Countries with a fixed format. Other countries accept any text, because rejecting a shopper is worse than an unusual code. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}([ -]?\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d$/i,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  PT: /^\d{4}(-?\d{3})?$/,
  BR: /^\d{5}-?\d{3}$/,
  JP: /^\d{3}-?\d{4}$/,
  PL: /^\d{2}-?\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
  GR: /^\d{3} ?\d{2}$/,
  CZ: /^\d{3} ?\d{2}$/,
  SK: /^\d{3} ?\d{2}$/,
  AR: /^([A-Z]\d{4}[A-Z]{3}|\d{4})$/i,
  CL: /^\d{3}-?\d{4}$/,
  SA: /^\d{5}(-?\d{4})?$/,
  ...sameShapeFor(N4, 'AT AU BE BG CH CY DK HU LI LU NO NZ PH SI TN ZA'),
  ...sameShapeFor(N5, 'DE DO EE EG ES FI FR HR IT JO KR KW LB LT MA MC MX MY PE TH TR UA UY'),
  ...sameShapeFor(N6, 'CN CO EC IN KZ RO RU SG VN'),
}

/** Countries without postal codes. */
const COUNTRIES_WITHOUT_CODES = new Set(
  'AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC ML MO MR MW NR PA QA RW SB SC SL SR SS ST SY TD TG TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
)

export function hasPostalCodes(country: string): boolean {
  return !COUNTRIES_WITHOUT_CODES.has(country)
}

/** Arabic-Indic digits count as digits. An empty code is valid only in countries without postal codes. */
export function isPostalCodeValid(postalCode: string, country: string): boolean {
  const code = toWesternDigits(postalCode.trim())
  if (code === '') return !hasPostalCodes(country)
  const shape = Object.hasOwn(SHAPES, country) ? SHAPES[country] : undefined
  return shape?.test(code) ?? true
}

function toWesternDigits(text: string): string {
  return text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
}

function sameShapeFor(shape: RegExp, countries: string): Record<string, RegExp> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, shape]))
}
