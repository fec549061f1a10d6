/** Lets a route be imported from the file that has its code. */
import { splitExports } from './minified-names.ts'

/**
 * The code of a file that exports what a route exports under the route's own names as well; `names` gives those of the file by the route's. Null
 * if that isn't possible.
 */
export function exportRoute(code: string, names: ReadonlyMap<string, string>): string | null {
  const exports = splitExports(code)
  if (!exports) return null
  const ownNames = new Map(exports.names.map(({ from, to }) => [to, from]))
  const added: string[] = []
  for (const [outer, inner] of names) {
    const own = ownNames.get(inner)
    if (own === undefined || ownNames.has(outer)) return null
    added.push(`${own} as ${outer}`)
  }
  const all = [...exports.names.map(({ from, to }) => (from === to ? from : `${from} as ${to}`)), ...added]
  return `${exports.before}export{${all}};`
}
