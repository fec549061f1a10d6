/** The browser's list of routes, which every visit loads first, in as few bytes as possible. */

export type Manifest = { routes: Record<string, Route>; [name: string]: unknown }
type Route = { id: string; parentId?: string; path?: string; imports?: unknown; [name: string]: unknown }

/** What a route is without saying it. Files of each (`imports`) are read by the server only, from its own list. */
const USUAL = {
  hasAction: false,
  hasLoader: false,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  css: [],
}

/** A script that defines the same list as React Router's, without the files of each route. */
export function routeListScript({ routes, ...manifest }: Manifest): string {
  const byParent: Record<string, Record<string, object>> = {}
  for (const [id, { id: _, parentId = '', path, imports: __, ...route }] of Object.entries(routes)) {
    const unusual = Object.fromEntries(Object.entries(route).filter(([name, value]) => !isUsual(name, value)))
    byParent[parentId] ??= {}
    byParent[parentId][id] = path === pathOf(id) ? unusual : { ...unusual, path: path ?? null }
  }
  return `{let r={};for(let[p,c]of Object.entries(${JSON.stringify(byParent)}))for(let[i,v]of Object.entries(c)){r[i]={id:i,path:i.slice(1),...${JSON.stringify(USUAL)},...v};if(p)r[i].parentId=p;if(v.path===null)delete r[i].path}
window.__reactRouterManifest={...${JSON.stringify(manifest)},routes:r}}`
}

const pathOf = (id: string) => id.slice(1)
const isUsual = (name: string, value: unknown) => JSON.stringify(value) === JSON.stringify(USUAL[name as keyof typeof USUAL])

/** The list that such a script defines. */
export function readRouteList(script: string): Manifest {
  const window: { __reactRouterManifest?: Manifest } = {}
  new Function('window', script)(window)
  if (!window.__reactRouterManifest) throw new Error('the script defines no list of routes')
  return window.__reactRouterManifest
}
