/** Finds the modules of the frame (docs/decisions/0083). */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { reach, readModuleGraph, type SourceModule } from './module-graph.ts'

/** The virtual module of a route, which React Router makes the entry of its code. */
const ROUTE = '?__react-router-build-client-route'
const PRELOAD_HELPER = /vite\/preload-helper/

type Options = {
  root: string
  /** Files that every visit loads. */
  entries: readonly string[]
  /** Modules that others planned. */
  leftOut: RegExp
  /** Modules that only pass on what others export. */
  pure: RegExp
}

export function frameModules({ root, entries, leftOut, pure }: Options): { plugin: Plugin; includes(id: string): boolean } {
  let frame = new Set<string>()
  const plugin: Plugin = {
    name: 'plaza:frame',
    applyToEnvironment: ({ name }) => name === 'client',
    // A file of several modules exports what any other file needs of them.
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } : null,
    buildEnd(error) {
      if (error) return
      const sources = new Map<string, SourceModule>()
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id)
        if (!info?.code || leftOut.test(id)) continue
        const importedIds = info.importedIds.filter((imported) => !PRELOAD_HELPER.test(imported))
        const { code, dynamicallyImportedIds } = info
        sources.set(id, { code, importedIds, dynamicallyImportedIds, isPure: pure.test(id) || id.includes('/node_modules/') })
      }
      const files = entries.flatMap((file) => [join(root, file), join(root, file) + ROUTE])
      frame = reach(readModuleGraph(sources), files)
    },
  }
  return { plugin, includes: (id) => frame.has(id) }
}
