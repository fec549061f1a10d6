import { createContext, useContext, useSyncExternalStore } from 'react'
import { type Digits, type Locale, localeOf } from '#platform/shared/language.ts'
import { onDigits, shownDigits } from './digits.ts'
import { useLanguage } from './use-language.ts'

/** What the document of a server is written in; in a browser the document says it itself. */
export const DigitsContext = createContext<Digits | null>(null)

/** The language with its figures: for everything that is counted, paid or dated. */
export function useLocale(): Locale {
  const ofServer = useContext(DigitsContext)
  const digits = useSyncExternalStore(onDigits, shownDigits, () => ofServer ?? shownDigits())
  return localeOf(useLanguage(), digits)
}
