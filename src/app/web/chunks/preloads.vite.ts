/** Spares the browser files that it doesn't need (docs/decisions/0083). */
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { importRuntime, isRuntime, withRuntime } from './bundler-runtime.ts'
import { findForwarded, findOnlyImport, importDirectly } from './forwarding-file.ts'

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
        // Of a module that is there for its imports alone.
        const empty = chunks.flatMap(({ fileName, code, isEntry, isDynamicEntry }) => {
          const next = isEntry || isDynamicEntry ? null : findOnlyImport(code)
          return next ? [[basename(fileName), next] as const] : []
        })
        for (const chunk of chunks) {
          importsOf.set(chunk.fileName, chunk.imports)
          if (chunk.moduleIds.some((id) => opened.test(id))) openedFiles.add(chunk.fileName)
          chunk.code = importDirectly(chunk.code, (file) => forwarding.get(`assets/${file}`))
          for (const [file, next] of empty) chunk.code = chunk.code.replace(`import"./${file}";`, `import"./${next}";`)
          // An entry that forwards to this file has nothing to run that isn't here.
          for (const imported of chunk.imports)
            if (findForwarded(bundle[imported]?.type === 'chunk' ? bundle[imported].code : '')?.file === basename(chunk.fileName))
              chunk.code = chunk.code.replace(`import"./${basename(imported)}";`, '')
        }
      },
    },
  }
}

/** Puts the bundler's helpers into the file named `into`, which every page loads. */
export function runtimeInside({ into }: { into: string }): Plugin {
  return {
    name: 'plaza:runtime-inside',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        const runtime = chunks.find(({ fileName }) => isRuntime(fileName))
        const target = chunks.find(({ name }) => name === into)
        if (!runtime || !target) throw new Error(`The build has no file ${into}, or none with the bundler's helpers.`)
        target.code = withRuntime(target.code, runtime.code)
        for (const chunk of chunks) {
          if (chunk !== target) chunk.code = importRuntime(chunk.code, basename(target.fileName))
          const others = chunk.imports.filter((one) => one !== runtime.fileName)
          if (others.length < chunk.imports.length)
            chunk.imports = chunk === target || others.includes(target.fileName) ? others : [target.fileName, ...others]
        }
        delete bundle[runtime.fileName]
      },
    },
  }
}
