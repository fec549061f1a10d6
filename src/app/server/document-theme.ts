/** Determines the theme of a document before its first byte is sent. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { loadTheme } from '#domains/accounts/server/index.ts'
import type { Log } from '#platform/server/log.ts'
import type { RequestContext } from '#platform/server/request-context.ts'
import { hasSessionCookie, readThemeCookie } from '#platform/server/visitor.ts'
import { DEFAULT_THEME, type Theme } from '#platform/shared/theme.ts'
import { THEME_COOKIE } from '#platform/shared/theme-cookie.ts'

type ThemeLookup = { https: boolean; log: Log; contextOf: () => Promise<RequestContext> }

/** The member's theme, else the browser's cookie, else the default. An unreadable cookie is logged and deleted (spec §8). */
export async function loadDocumentTheme(request: IncomingMessage, response: ServerResponse, asking: ThemeLookup): Promise<Theme> {
  const ofMember = hasSessionCookie(request, asking) ? await findMemberTheme(asking) : null
  if (ofMember) return ofMember
  const ofBrowser = readThemeCookie(request)
  if (ofBrowser !== 'unreadable') return ofBrowser ?? DEFAULT_THEME
  asking.log.warn({}, 'a theme cookie cannot be read: the default theme is used')
  response.appendHeader('set-cookie', `${THEME_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`)
  return DEFAULT_THEME
}

/** Cached pages are served even while the database is down; they then use the browser's theme. */
async function findMemberTheme({ log, contextOf }: ThemeLookup): Promise<Theme | null> {
  try {
    const { services, viewer } = await contextOf()
    return viewer.kind === 'member' ? await loadTheme(services, viewer.id) : null
  } catch (error) {
    log.warn({ error }, 'loading the theme of a member failed')
    return null
  }
}
