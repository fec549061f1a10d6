/**
 * The document of all pages behind login. It contains no personal data, because the browser loads that itself; so one file can be cached
 * for offline use.
 */
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Page } from '#platform/server/page-cache.ts'
import type { Language } from '#platform/shared/language.ts'
import { HOME } from '../access.ts'

const BUILD_REQUEST = 'IS_RR_BUILD_REQUEST'

type WebEntry = { pageContext: Parameters<RouterContextProvider['set']>[0] }

/** Returns a function that renders each language's shell once. */
export function createAppShells(build: ServerBuild, publicOrigin: string): (language: Language) => Promise<Page> {
  const render = createRequestHandler(build, 'production')
  const shells = new Map<Language, Promise<Page>>()
  return (language) => {
    let shell = shells.get(language)
    if (!shell) {
      shell = renderShell(render, build, { language, origin: publicOrigin })
      shell.catch(() => shells.delete(language))
      shells.set(language, shell)
    }
    return shell
  }
}

/** Renders the shell at a page without a loader. */
export async function renderShell(
  render: RequestHandler,
  build: ServerBuild,
  page: { language: Language; origin: string },
): Promise<Page & { status: 200 }> {
  const provider = new RouterContextProvider()
  provider.set((build.entry.module as unknown as WebEntry).pageContext, { ...page, digits: 'arab', currency: null })
  const result = await withBuildRequestFlag(() =>
    render(new Request(new URL(HOME, page.origin), { headers: { 'x-react-router-spa-mode': 'yes' } }), provider),
  )
  if (result.status !== 200) throw new Error(`The shell answered ${result.status}.`)
  return { status: 200, html: await result.text() }
}

/** React Router renders an SPA shell only while it builds. It reads this flag synchronously, so no other request is affected. */
function withBuildRequestFlag<T>(ctx: () => T): T {
  process.env[BUILD_REQUEST] = 'yes'
  try {
    return ctx()
  } finally {
    delete process.env[BUILD_REQUEST]
  }
}
