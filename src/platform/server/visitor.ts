/** What a document needs to know of its visitor before a byte is sent: language, theme, nothing secret. */
import type { IncomingMessage } from 'node:http'
import {
  type Digits,
  directionOf,
  FALLBACK_LANGUAGE,
  isDigits,
  isLanguage,
  type Language,
  negotiateLanguage,
} from '#platform/shared/language.ts'
import type { Theme } from '#platform/shared/theme.ts'
import { readThemeText, THEME_COOKIE, themeText } from '#platform/shared/theme-text.ts'
import { readCookie, serverCookieName } from './cookies.ts'

export const LANGUAGE_COOKIE = 'plaza_lng'
export const DIGITS_COOKIE = 'plaza_digits'
export const SESSION_COOKIE = 'plaza_session'

/** Spec §9 as a server sees it: the query parameter `lng`, the cookie, Accept-Language, English. */
export function documentLanguage(request: IncomingMessage, url: URL): Language {
  const asked = url.searchParams.get('lng')
  if (isLanguage(asked)) return asked
  const kept = readCookie(request, LANGUAGE_COOKIE)
  if (isLanguage(kept)) return kept
  return negotiateLanguage(request.headers['accept-language']) ?? FALLBACK_LANGUAGE
}

/** The figures a browser keeps for Arabic; else its own. */
export function documentDigits(request: IncomingMessage): Digits {
  const kept = readCookie(request, DIGITS_COOKIE)
  return isDigits(kept) ? kept : 'arab'
}

/** Whether the browser carries a session. Whether that is still good is asked where it matters. */
export function carriesSession(request: IncomingMessage, { https }: { https: boolean }): boolean {
  return Boolean(readCookie(request, serverCookieName(SESSION_COOKIE, { https })))
}

/** The theme a browser keeps; null: it never chose one. */
export function keptTheme(request: IncomingMessage): Theme | 'unreadable' | null {
  const kept = readCookie(request, THEME_COOKIE)
  return kept ? (readThemeText(kept) ?? 'unreadable') : null
}

type Known = { language: Language; digits: Digits; theme: Theme; viewer: 'member' | 'guest'; sarPerUsd?: number }

/** The only tag of a document that is written per visitor. `sarPerUsd`: at which rate prices are shown. */
export function htmlTag({ language, digits, theme, viewer, sarPerUsd }: Known): string {
  const [palette, heading, body, background] = themeText(theme).split('.')
  return `<html lang="${language}" dir="${directionOf(language)}" data-theme="${palette}" data-heading="${heading}" data-body="${body}" data-bg="${background}" data-digits="${digits}" data-viewer="${viewer}"${sarPerUsd === undefined ? '' : ` data-sar="${sarPerUsd}"`}>`
}
