/** Lets the browser load a route from the file that has its code, without one that only forwards to it (docs/decisions/0083). */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { FORWARDING_LENGTH, findForwarded, findOnlyImport } from './forwarding-file.ts'
import { exportRoute } from './route-exports.ts'
import { readRouteList, routeListScript } from './route-list.ts'

const FORWARDED_MODULE = 'virtual:forwarded-files'
const SERVER_LIST = /virtual:react-router\/server-manifest$/

/**
 * Browsers keep files by their names, which the bundler makes before the plugins of this folder edit the files. Another number gives all of them
 * other names: change it with what is edited.
 */
const EDITS = 1

type Options = { root: string; isRoute: (id: string) => boolean; oftenVisited: readonly string[] }

/** A file can export one route under its own names: of several, one that is often visited. */
export function routeFiles({ root, isRoute, oftenVisited }: Options): Plugin[] {
  const folder = () => join(root, process.env['PLAZA_CATALOGUE'] ?? 'build', 'client', 'assets')
  const isOften = (id: string) => oftenVisited.some((file) => id.includes(`/src/${file}`))
  /** Paths of files with the code of a route, by that of the file that only forwards to each. */
  const direct = new Map<string, string>()
  const named = (code: string) => code.replace(/\/assets\/[\w.-]+\.js/g, (path) => direct.get(path) ?? path)
  let isBuild = false

  const exportRoutes: Plugin = {
    name: 'plaza:export-routes',
    applyToEnvironment: ({ name }) => name === 'client',
    augmentChunkHash: () => `${EDITS} ${oftenVisited}`,
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const routes = Object.values(bundle).flatMap((one) => {
          const id = one.type === 'chunk' ? (one.facadeModuleId ?? '') : ''
          const forwarded = one.type === 'chunk' && isRoute(id) ? findForwarded(one.code) : null
          return forwarded ? [{ ...forwarded, id, path: `/${one.fileName}` }] : []
        })
        for (const [file, own] of Map.groupBy(routes, (route) => route.file)) {
          const chunk = bundle[`assets/${file}`]
          const route = own.find(({ id }) => isOften(id)) ?? own[0]
          if (chunk?.type !== 'chunk' || !route) continue
          const code = exportRoute(chunk.code, route.names)
          if (code === null) continue
          chunk.code = code
          direct.set(route.path, `/${chunk.fileName}`)
        }
      },
    },
  }

  /** Tells the server which files of the browser only forward, so that a document asks for what they forward to. */
  const forwardedFiles: Plugin = {
    name: 'plaza:forwarded-files',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === FORWARDED_MODULE ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${FORWARDED_MODULE}`) return null
      const files = isBuild
        ? globSync('*.js', { cwd: folder() }).filter((file) => statSync(join(folder(), file)).size <= FORWARDING_LENGTH)
        : []
      const forwarded = files.flatMap((file) => {
        const code = readFileSync(join(folder(), file), 'utf8')
        // Of the entry, whose code the plan put into another file, an import is left.
        const only = findOnlyImport(code)
        const target = direct.has(`/assets/${file}`) ? null : (findForwarded(code) ?? (only ? { file: only, names: [] } : null))
        return target ? [[`/assets/${file}`, { file: `/assets/${target.file}`, names: Object.fromEntries(target.names) }] as const] : []
      })
      return `export const forwarded = ${JSON.stringify(Object.fromEntries(forwarded))}`
    },
  }

  /** Writes the lists of routes. React Router's own for the browser (`route-list.ts`) has 200 times the same properties. */
  const routeLists: Plugin = {
    name: 'plaza:route-lists',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: (code, id) => (SERVER_LIST.test(id) ? named(code) : null),
    closeBundle() {
      for (const name of globSync('manifest-*.js', { cwd: folder() })) {
        const file = join(folder(), name)
        writeFileSync(file, named(routeListScript(readRouteList(readFileSync(file, 'utf8')))))
      }
    },
  }
  return [exportRoutes, forwardedFiles, routeLists]
}
