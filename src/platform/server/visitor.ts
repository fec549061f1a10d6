/** The visitor data that a document contains from its first byte: language, theme, nothing secret. */
import type { IncomingMessage } from 'node:http'
import {
  type Digits,
  type DisplayCurrency,
  FALLBACK_LANGUAGE,
  isDigits,
  isDisplayCurrency,
  isLanguage,
  type Language,
  negotiateLanguage,
  textDirection,
} from '#platform/shared/language.ts'
import type { Theme } from '#platform/shared/theme.ts'
import { parseTheme, serializeTheme, THEME_COOKIE } from '#platform/shared/theme-cookie.ts'
import { readCookie, serverCookieName } from './cookies.ts'

export const LANGUAGE_COOKIE = 'plaza_lng'
export const DIGITS_COOKIE = 'plaza_digits'
export const CURRENCY_COOKIE = 'plaza_currency'
export const SESSION_COOKIE = 'plaza_session'

/** The language of a document (spec §9): the query parameter `lng`, else the cookie, else Accept-Language, else English. */
export function documentLanguage(request: IncomingMessage, url: URL): Language {
  const asked = url.searchParams.get('lng')
  if (isLanguage(asked)) return asked
  const kept = readCookie(request, LANGUAGE_COOKIE)
  if (isLanguage(kept)) return kept
  return negotiateLanguage(request.headers['accept-language']) ?? FALLBACK_LANGUAGE
}

/** The digits that the visitor chose for Arabic; Arabic digits by default. */
export function documentDigits(request: IncomingMessage): Digits {
  const kept = readCookie(request, DIGITS_COOKIE)
  return isDigits(kept) ? kept : 'arab'
}

/** The currency that the visitor chose for prices; null for the standard of the language. */
export function documentCurrency(request: IncomingMessage): DisplayCurrency | null {
  const kept = readCookie(request, CURRENCY_COOKIE)
  return isDisplayCurrency(kept) ? kept : null
}

/** Whether the browser sends a session cookie. The session itself is not checked here. */
export function hasSessionCookie(request: IncomingMessage, { https }: { https: boolean }): boolean {
  return Boolean(readCookie(request, serverCookieName(SESSION_COOKIE, { https })))
}

/** The theme in the cookie; null when the visitor never chose one. */
export function readThemeCookie(request: IncomingMessage): Theme | 'unreadable' | null {
  const kept = readCookie(request, THEME_COOKIE)
  return kept ? (parseTheme(kept) ?? 'unreadable') : null
}

type HtmlTagOptions = {
  language: Language
  digits: Digits
  currency?: DisplayCurrency | null
  theme: Theme
  viewer: 'member' | 'guest'
  sarPerUsd?: number
}

/** The only tag of a document that differs per visitor. `sarPerUsd` is the exchange rate for displayed prices. */
export function htmlTag({ language, digits, currency, theme, viewer, sarPerUsd }: HtmlTagOptions): string {
  const [palette, heading, body, background] = serializeTheme(theme).split('.')
  return `<html lang="${language}" dir="${textDirection(language)}" data-theme="${palette}" data-heading="${heading}" data-body="${body}" data-bg="${background}" data-digits="${digits}" data-viewer="${viewer}"${currency ? ` data-currency="${currency}"` : ''}${sarPerUsd === undefined ? '' : ` data-sar="${sarPerUsd}"`}>`
}
