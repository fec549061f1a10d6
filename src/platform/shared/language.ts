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

/** A language with its digits, as a BCP 47 tag. */
export type Locale = Language | 'ar-u-nu-latn'

export function toLocale(language: Language, digits: Digits): Locale {
  return language === 'ar' && digits === 'latn' ? 'ar-u-nu-latn' : language
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
