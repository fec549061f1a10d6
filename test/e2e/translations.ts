/** Reads the screens' texts by key, so that a new wording breaks no journey. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from '#platform/shared/language.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const NUMBERS: Record<Language, string> = { en: 'en-US', es: 'en-US', ar: 'ar-SA' }
const TEXTS: Record<Language, string> = { en: 'en', es: 'es', ar: 'ar-SA' }

type Tree = { [key: string]: string | Tree }
type Params = Record<string, string | number>

export type Translations = {
  language: Language
  /** `count` selects the plural form; its number is formatted as in this language. */
  say(key: string, params?: Params): string
  number(value: number): string
  /** Formats an amount in the base currency as this language shows it: Arabic in riyals, without the sign for «about». */
  price(amountMinor: number): string
}

export function loadTranslations(language: Language): Translations {
  const trees = globSync(`src/**/web/${language}.json`, { cwd: ROOT }).map(
    (file) => JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8')) as Tree,
  )
  const plurals = new Intl.PluralRules(TEXTS[language])
  const find = (key: string) => {
    for (const tree of trees) {
      const found = key.split('.').reduce<string | Tree | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), tree)
      if (typeof found === 'string') return found
    }
    return undefined
  }
  const number = (value: number) => new Intl.NumberFormat(NUMBERS[language]).format(value)
  return {
    language,
    number,
    say(key, params = {}) {
      const { count } = params
      const text = find(typeof count === 'number' ? `${key}_${plurals.select(count)}` : key) ?? find(key)
      if (text === undefined) throw new Error(`there is no text for ${key} in ${language}`)
      const all: Params = typeof count === 'number' ? { shown: number(count), ...params } : params
      return text.replace(/\{\{(\w+)(, number[^}]*)?\}\}/g, (_, name: string, isNumber?: string) => {
        const value = all[name] ?? ''
        return isNumber && typeof value === 'number' ? number(value) : String(value)
      })
    },
    price(amountMinor) {
      const [shown, currency] = language === 'ar' ? [Math.round(amountMinor * 3.75), 'SAR'] : [amountMinor, 'USD']
      return new Intl.NumberFormat(NUMBERS[language], { style: 'currency', currency }).format(shown / 100)
    },
  }
}
