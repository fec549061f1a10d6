/** Gives the bundle the names of the offline operations (`meta.offline`), because the browser gets contracts as types only. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const NAME = 'virtual:offline-operations'

type Node = { [key: string]: unknown; '~orpc'?: { meta: { offline?: true } } }

export function offlineOperations({ root }: { root: string }): Plugin {
  return {
    name: 'plaza-offline-operations',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null
      const { contract } = (await import(pathToFileURL(join(root, 'src/contract.ts')).href)) as { contract: Node }
      return `export const offlineOperations = ${JSON.stringify(findOfflineOperations(contract))}`
    },
  }
}

/** The names of the marked operations, like `accounts.preferences.update`. */
export function findOfflineOperations(node: Node, path: string[] = []): string[] {
  const operation = node['~orpc']
  if (operation) return operation.meta.offline ? [path.join('.')] : []
  return Object.entries(node).flatMap(([key, inner]) => findOfflineOperations(inner as Node, [...path, key]))
}
