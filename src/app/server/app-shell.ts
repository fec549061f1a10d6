/**
 * The document behind login: one for all its pages, without anything of anybody. What it shows the browser asks for itself, so
 * the same file can be kept for offline.
 */
import { createRouterClient } from '@orpc/server'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { RequestContext } from '#platform/server/bind.ts'
import type { Page } from '#platform/server/page-cache.ts'
import type { Language } from '#platform/shared/language.ts'
import { router } from './wiring.ts'

/** React Router renders its shell only for a build; requests that ask for one from outside never reach the handler. */
const SHELL_HEADERS = { 'x-react-router-spa-mode': 'yes' }

type WebEntry = { apiContext: Parameters<RouterContextProvider['set']>[0] }

/** Makes the shell of each language when it is first asked for. */
export function appShells(build: ServerBuild, publicOrigin: string): (context: RequestContext, language: Language) => Promise<Page> {
  process.env['IS_RR_BUILD_REQUEST'] = 'yes'
  const render = createRequestHandler(build, 'production')
  const shells = new Map<Language, Promise<Page>>()

  async function make(context: RequestContext, language: Language): Promise<Page> {
    const provider = new RouterContextProvider()
    const api = createRouterClient(router, { context: { ...context, viewer: { kind: 'guest', id: null }, language } })
    provider.set((build.entry.module as unknown as WebEntry).apiContext, { api, language, origin: publicOrigin, path: '/' })
    const result = await render(new Request(new URL('/', publicOrigin), { headers: SHELL_HEADERS }), provider)
    return { status: result.status, html: await result.text() }
  }

  return (context, language) => {
    let shell = shells.get(language)
    if (!shell) {
      shell = make(context, language)
      shell.catch(() => shells.delete(language))
      shells.set(language, shell)
    }
    return shell
  }
}
