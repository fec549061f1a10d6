import { createContext, useContext, useSyncExternalStore } from 'react'
import { type Digits, type Locale, toLocale } from '#platform/shared/language.ts'
import { currentDigits, onDigitsChange } from './digits.ts'
import { useLanguage } from './use-language.ts'

/** The digits of a server-rendered document; in the browser, the document has them as an attribute. */
export const DigitsContext = createContext<Digits | null>(null)

/** The language with its digits: for every number, price and date. */
export function useLocale(): Locale {
  const ofServer = useContext(DigitsContext)
  const digits = useSyncExternalStore(onDigitsChange, currentDigits, () => ofServer ?? currentDigits())
  return toLocale(useLanguage(), digits)
}
