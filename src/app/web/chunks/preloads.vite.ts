/** Spares the browser files and lists of files that it doesn't need (docs/decisions/0083). */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { findForwarded, importDirectly } from './forwarding-file.ts'

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
        }
      },
    },
  }
}

type Manifest = { routes: Record<string, { imports?: unknown }> }

/**
 * The browser's list of routes names all files of each. Only the server reads them, from its own list: it preloads those of the page that it
 * sends. In the browser a route's module imports them.
 */
export function shortManifest({ root }: { root: string }): Plugin {
  return {
    name: 'plaza:short-manifest',
    applyToEnvironment: ({ name }) => name === 'ssr',
    closeBundle() {
      const folder = join(root, process.env['PLAZA_CATALOGUE'] ?? 'build', 'client', 'assets')
      for (const name of globSync('manifest-*.js', { cwd: folder })) {
        const [, start = '', json = '', end = ''] = /^([^{]*)(\{.*\})(;?)$/s.exec(readFileSync(join(folder, name), 'utf8')) ?? []
        const manifest = JSON.parse(json) as Manifest
        for (const route of Object.values(manifest.routes)) delete route.imports
        writeFileSync(join(folder, name), start + JSON.stringify(manifest) + end)
      }
    },
  }
}
