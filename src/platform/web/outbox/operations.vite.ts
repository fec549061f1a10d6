/** Tells the bundle which operations may wait (`meta.offline`): contracts reach the browser as types only. */
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
      return `export const offlineOperations = ${JSON.stringify(marked(contract))}`
    },
  }
}

/** Names of the operations that are marked, like `accounts.preferences.update`. */
export function marked(node: Node, path: string[] = []): string[] {
  const operation = node['~orpc']
  if (operation) return operation.meta.offline ? [path.join('.')] : []
  return Object.entries(node).flatMap(([key, inner]) => marked(inner as Node, [...path, key]))
}
