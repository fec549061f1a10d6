/** What a document needs to know of its visitor before a byte is sent: language, theme, nothing secret. */
import type { IncomingMessage } from 'node:http'
import { directionOf, FALLBACK_LANGUAGE, isLanguage, type Language, negotiateLanguage } from '#platform/shared/language.ts'
import { readCookie, serverCookieName } from './cookies.ts'

export const LANGUAGE_COOKIE = 'plaza_lng'
export const SESSION_COOKIE = 'plaza_session'
export const THEME_COOKIE = 'plaza_theme'
const DEFAULT_THEME = 'default-dark'
const NAME = /^[a-z0-9]+(-[a-z0-9]+){0,4}$/

/** Spec §9 as a server sees it: the query parameter `lng`, the cookie, Accept-Language, English. */
export function documentLanguage(request: IncomingMessage, url: URL): Language {
  const asked = url.searchParams.get('lng')
  if (isLanguage(asked)) return asked
  const kept = readCookie(request, LANGUAGE_COOKIE)
  if (isLanguage(kept)) return kept
  return negotiateLanguage(request.headers['accept-language']) ?? FALLBACK_LANGUAGE
}

/** Whether the browser carries a session. Whether that is still good is asked where it matters. */
export function carriesSession(request: IncomingMessage, { https }: { https: boolean }): boolean {
  return Boolean(readCookie(request, serverCookieName(SESSION_COOKIE, { https })))
}

type Known = {
  https: boolean
  /** Where the session was judged already; elsewhere its cookie is believed, and the browser asks later. */
  viewer?: 'member' | 'guest'
}

/** The only tag of a document that is written per visitor. */
export function htmlTag(request: IncomingMessage, language: Language, { https, viewer }: Known): string {
  const kept = readCookie(request, THEME_COOKIE)
  const theme = kept && NAME.test(kept) && kept.length <= 40 ? kept : DEFAULT_THEME
  const shown = viewer ?? (carriesSession(request, { https }) ? 'member' : 'guest')
  return `<html lang="${language}" dir="${directionOf(language)}" data-theme="${theme}" data-fonts="inter" data-bg="solid" data-viewer="${shown}">`
}
