/** The theme a document is sent in, known before its first byte. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { themeOf } from '#domains/accounts/server/index.ts'
import type { Log } from '#platform/server/log.ts'
import type { RequestContext } from '#platform/server/request-context.ts'
import { carriesSession, keptTheme } from '#platform/server/visitor.ts'
import { DEFAULT_THEME, type Theme } from '#platform/shared/theme.ts'
import { THEME_COOKIE } from '#platform/shared/theme-text.ts'

type Asking = { https: boolean; log: Log; contextOf: () => Promise<RequestContext> }

/** The member's own; else what the browser keeps; else the default. One that cannot be read is logged (spec §8), and the browser's taken away. */
export async function shownTheme(request: IncomingMessage, response: ServerResponse, asking: Asking): Promise<Theme> {
  const ofMember = carriesSession(request, asking) ? await memberTheme(asking) : null
  if (ofMember) return ofMember
  const ofBrowser = keptTheme(request)
  if (ofBrowser !== 'unreadable') return ofBrowser ?? DEFAULT_THEME
  asking.log.warn({}, 'the theme that a browser keeps cannot be read: the default is shown')
  response.appendHeader('set-cookie', `${THEME_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`)
  return DEFAULT_THEME
}

/** Pages that are kept are shown while the database is away; they look as the browser remembers. */
async function memberTheme({ log, contextOf }: Asking): Promise<Theme | null> {
  try {
    const { kernel, viewer } = await contextOf()
    return viewer.kind === 'member' ? await themeOf(kernel, viewer.id) : null
  } catch (error) {
    log.warn({ error }, 'nobody could be asked for the theme of a member')
    return null
  }
}
