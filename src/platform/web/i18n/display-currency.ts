/** The currency of prices chosen in this browser: an attribute of the document, and a cookie that the server reads for the next document. */
import { type DisplayCurrency, isDisplayCurrency } from '#platform/shared/language.ts'

export const CURRENCY_COOKIE = 'plaza_currency'
const YEAR_IN_SECONDS = 31_536_000

const listeners = new Set<() => void>()

/** Takes effect at once, everywhere on the page. */
export function applyCurrency(currency: DisplayCurrency): void {
  document.documentElement.dataset.currency = currency
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${CURRENCY_COOKIE}=${currency}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
  for (const listener of listeners) listener()
}

/** Null: the standard of the language. */
export function currentCurrency(): DisplayCurrency | null {
  const { currency } = document.documentElement.dataset
  return isDisplayCurrency(currency) ? currency : null
}

export function onCurrencyChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
