/**
 * The scripts that a page behind login begins with. The document is the same for all these pages and names none of them, so that without a hint
 * a browser would ask for them only when the document's own scripts have run.
 */
import { matchRoutes, type ServerBuild } from 'react-router'
import { buildRouteTree } from './route-tree.ts'

/** Returns the addresses of the files of a path's route and of its layouts, without those that the document has itself. */
export function pageModules({ routes, assets }: ServerBuild): (path: string) => string[] {
  const tree = buildRouteTree(routes)
  return (path) => {
    const matched = matchRoutes(tree, path)?.flatMap(({ route }) => assets.routes[route.id ?? ''] ?? []) ?? []
    const files = matched.flatMap(({ module, imports = [] }) => [module, ...imports])
    return [...new Set(files)].filter((file) => !assets.entry.imports.includes(file))
  }
}
