/**
 * Formatters of numbers and dates, one per locale and options. Making one takes as long as formatting dozens of values, and a list of
 * products shows hundreds of prices.
 */

const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** `locale` and `options` as of `Intl.NumberFormat`. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return keptIn(numberFormats, locale, options, () => new Intl.NumberFormat(locale, options))
}

/** `locale` and `options` as of `Intl.DateTimeFormat`. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return keptIn(dateFormats, locale, options, () => new Intl.DateTimeFormat(locale, options))
}

function keptIn<Format>(formats: Map<string, Format>, locale: string, options: object, make: () => Format): Format {
  const key = locale + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const made = make()
  formats.set(key, made)
  return made
}
