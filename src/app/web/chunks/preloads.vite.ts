/** Spares the browser files and lists of files that it doesn't need (docs/decisions/0083). */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { FORWARDING_LENGTH, type Forwarded, findForwarded, importDirectly } from './forwarding-file.ts'
import { readRouteList, routeListScript } from './route-list.ts'

/**
 * The bundler gives each module that is imported later a file of its own; where the plan has put the module into another file, that file only
 * forwards. Here the other one is imported directly. Forwarding files stay, because the list of the build names them.
 *
 * Before a module is imported later, its files are preloaded. That is kept for what somebody `opened` and waits for; for parts of a page the
 * lists cost more than they gain.
 */
export function directImports({ opened }: { opened: RegExp }): Plugin {
  const importsOf = new Map<string, readonly string[]>()
  const openedFiles = new Set<string>()
  const loadedBy = (file: string) => {
    const loaded = new Set([file])
    for (const one of loaded) for (const next of importsOf.get(one) ?? []) loaded.add(next)
    return loaded
  }
  return {
    name: 'plaza:direct-imports',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies(file, files, { hostId }) {
            if (!openedFiles.has(file)) return []
            const loaded = loadedBy(hostId)
            const missing = files.filter((one) => !loaded.has(one))
            return missing.length === 1 && missing[0] === file ? [] : missing
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        const forwarding = new Map(
          chunks.flatMap(({ fileName, code, isDynamicEntry }) => {
            const target = isDynamicEntry ? findForwarded(code) : null
            return target ? [[fileName, target] as const] : []
          }),
        )
        for (const chunk of chunks) {
          importsOf.set(chunk.fileName, chunk.imports)
          if (chunk.moduleIds.some((id) => opened.test(id))) openedFiles.add(chunk.fileName)
          chunk.code = importDirectly(chunk.code, (file) => forwarding.get(`assets/${file}`))
          // An entry that forwards to this file has nothing to run that isn't here.
          for (const imported of chunk.imports)
            if (findForwarded(bundle[imported]?.type === 'chunk' ? bundle[imported].code : '')?.file === basename(chunk.fileName))
              chunk.code = chunk.code.replace(`import"./${basename(imported)}";`, '')
        }
      },
    },
  }
}

const FORWARDED_MODULE = 'virtual:forwarded-files'

/** Tells the server which files of the browser only forward, so that a document asks for what they forward to. */
export function forwardedFiles({ root }: { root: string }): Plugin {
  let isBuild = false
  return {
    name: 'plaza:forwarded-files',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === FORWARDED_MODULE ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${FORWARDED_MODULE}`) return null
      const folder = join(root, process.env['PLAZA_CATALOGUE'] ?? 'build', 'client', 'assets')
      const files = isBuild
        ? globSync('*.js', { cwd: folder }).filter((file) => statSync(join(folder, file)).size <= FORWARDING_LENGTH)
        : []
      const forwarded = files.flatMap((file) => {
        const code = readFileSync(join(folder, file), 'utf8')
        const target = findForwarded(code) ?? findOnlyImport(code)
        return target ? [[`/assets/${file}`, { file: `/assets/${target.file}`, names: Object.fromEntries(target.names) }] as const] : []
      })
      return `export const forwarded = ${JSON.stringify(Object.fromEntries(forwarded))}`
    },
  }
}

/** Of the entry, whose code the plan put into another file. */
function findOnlyImport(code: string): Forwarded | null {
  const [, file] = /^import\s?"\.\/([^"]+)";?\s*$/.exec(code) ?? []
  return file ? { file, names: new Map() } : null
}

/** Writes the list of routes that the browser loads (`route-list.ts`). React Router's own has 200 times the same properties. */
export function shortManifest({ root }: { root: string }): Plugin {
  return {
    name: 'plaza:short-manifest',
    applyToEnvironment: ({ name }) => name === 'ssr',
    closeBundle() {
      const folder = join(root, process.env['PLAZA_CATALOGUE'] ?? 'build', 'client', 'assets')
      for (const name of globSync('manifest-*.js', { cwd: folder })) {
        const file = join(folder, name)
        writeFileSync(file, routeListScript(readRouteList(readFileSync(file, 'utf8'))))
      }
    },
  }
}
