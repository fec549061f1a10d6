import { createContext, useContext, useSyncExternalStore } from 'react'
import { type Digits, type DisplayCurrency, type Locale, toLocale } from '#platform/shared/language.ts'
import { currentDigits, onDigitsChange } from './digits.ts'
import { currentCurrency, onCurrencyChange } from './display-currency.ts'
import { useLanguage } from './use-language.ts'

type Chosen = { digits: Digits; currency: DisplayCurrency | null }

/** The choices of a server-rendered document; in the browser, the document has them as attributes. */
export const LocaleContext = createContext<Chosen | null>(null)

/** The language with its digits and currency: for every number, price and date. */
export function useLocale(): Locale {
  const ofServer = useContext(LocaleContext)
  const digits = useSyncExternalStore(onDigitsChange, currentDigits, () => ofServer?.digits ?? currentDigits())
  const currency = useSyncExternalStore(onCurrencyChange, currentCurrency, () => (ofServer ? ofServer.currency : currentCurrency()))
  return toLocale(useLanguage(), digits, currency)
}
