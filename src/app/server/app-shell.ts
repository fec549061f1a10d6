/**
 * The document behind login: one for all its pages, without anything of anybody. What it shows the browser asks for itself, so
 * the same file can be kept for offline.
 */
import { createRequestHandler, type RequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { Page } from '#platform/server/page-cache.ts'
import type { Language } from '#platform/shared/language.ts'
import { HOME } from '../areas.ts'

const BUILD_REQUEST = 'IS_RR_BUILD_REQUEST'

type WebEntry = { apiContext: Parameters<RouterContextProvider['set']>[0] }

/** Makes the shell of each language once. */
export function appShells(build: ServerBuild, publicOrigin: string): (language: Language) => Promise<Page> {
  const render = createRequestHandler(build, 'production')
  const shells = new Map<Language, Promise<Page>>()
  return (language) => {
    let shell = shells.get(language)
    if (!shell) {
      shell = drawShell(render, build, { language, origin: publicOrigin })
      shell.catch(() => shells.delete(language))
      shells.set(language, shell)
    }
    return shell
  }
}

/** Asked for at an address whose page asks the server for nothing. */
export async function drawShell(
  render: RequestHandler,
  build: ServerBuild,
  page: { language: Language; origin: string },
): Promise<Page & { status: 200 }> {
  const provider = new RouterContextProvider()
  provider.set((build.entry.module as unknown as WebEntry).apiContext, { ...page, digits: 'arab' })
  const result = await asBuildRequest(() =>
    render(new Request(new URL(HOME, page.origin), { headers: { 'x-react-router-spa-mode': 'yes' } }), provider),
  )
  if (result.status !== 200) throw new Error(`The shell answered ${result.status}.`)
  return { status: 200, html: await result.text() }
}

/** React Router draws its shell for builds only. It looks whether it is one as soon as it is called, so no other request is taken for one. */
function asBuildRequest<T>(call: () => T): T {
  process.env[BUILD_REQUEST] = 'yes'
  try {
    return call()
  } finally {
    delete process.env[BUILD_REQUEST]
  }
}
