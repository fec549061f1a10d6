/** The languages of Plaza (spec §9). English is the fallback. */
export const LANGUAGES = ['en', 'es', 'ar'] as const
export type Language = (typeof LANGUAGES)[number]
export const FALLBACK_LANGUAGE: Language = 'en'

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (LANGUAGES as readonly string[]).includes(value)
}

/** The digits that numbers are written with. Only Arabic offers a choice: ٠١٢ (the default) or 012. */
export const DIGITS = ['arab', 'latn'] as const
export type Digits = (typeof DIGITS)[number]

/** A language with its digits and the currency of displayed prices, as a BCP 47 tag: `ar-u-cu-usd-nu-latn`. */
export type Locale = Language | `${Language}-u-${string}`

/** What differs from the standard of the language is in the tag. */
export function toLocale(language: Language, digits: Digits, currency: DisplayCurrency | null = null): Locale {
  const chosen = currency !== null && currency !== standardCurrency(language) ? ['cu', currency.toLowerCase()] : []
  const extension = [...chosen, ...(language === 'ar' && digits === 'latn' ? ['nu', 'latn'] : [])]
  return extension.length === 0 ? language : `${language}-u-${extension.join('-')}`
}

export function toLanguage(locale: Locale): Language {
  const [language] = locale.split('-')
  return isLanguage(language) ? language : FALLBACK_LANGUAGE
}

/** The currencies in which prices are displayed. Charged is always the base currency. */
export const DISPLAY_CURRENCIES = ['USD', 'SAR'] as const
export type DisplayCurrency = (typeof DISPLAY_CURRENCIES)[number]

/** Arabic shows riyals unless the reader chose otherwise (product rule 15). */
const standardCurrency = (language: Language): DisplayCurrency => (language === 'ar' ? 'SAR' : 'USD')

export function displayCurrency(locale: Locale): DisplayCurrency {
  const chosen = /-cu-(\w{3})/.exec(locale)?.[1]?.toUpperCase()
  return isDisplayCurrency(chosen) ? chosen : standardCurrency(toLanguage(locale))
}

export function isDisplayCurrency(value: unknown): value is DisplayCurrency {
  return typeof value === 'string' && (DISPLAY_CURRENCIES as readonly string[]).includes(value)
}

export function isDigits(value: unknown): value is Digits {
  return typeof value === 'string' && (DIGITS as readonly string[]).includes(value)
}

export function textDirection(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** The best of our languages for an `Accept-Language` header, by its q-values; null when it names none of ours. */
export function negotiateLanguage(header: string | null | undefined): Language | null {
  if (!header) return null
  const wishes = header
    .slice(0, 500)
    .split(',')
    .map((entry, index) => {
      const [tag = '', ...parameters] = entry.trim().split(';')
      const q = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.toLowerCase().split('-')[0], q: q === undefined ? 1 : Number(q), index }
    })
  wishes.sort((a, b) => b.q - a.q || a.index - b.index)
  for (const { language, q } of wishes) if (q > 0 && isLanguage(language)) return language
  return null
}
