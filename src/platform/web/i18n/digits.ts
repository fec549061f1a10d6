/** The digits chosen in this browser: an attribute of the document, and a cookie that the server reads for the next document. */
import { type Digits, isDigits } from '#platform/shared/language.ts'

export const DIGITS_COOKIE = 'plaza_digits'
const YEAR_IN_SECONDS = 31_536_000

const listeners = new Set<() => void>()

/** Takes effect at once, everywhere on the page. */
export function applyDigits(digits: Digits): void {
  document.documentElement.dataset.digits = digits
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${DIGITS_COOKIE}=${digits}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`
  for (const listener of listeners) listener()
}

export function currentDigits(): Digits {
  const { digits } = document.documentElement.dataset
  return isDigits(digits) ? digits : 'arab'
}

export function onDigitsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
