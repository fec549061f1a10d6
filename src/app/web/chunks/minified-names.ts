/** Names in the import and export statements of minified files. */

const EXPORT = /export\{([^}]*)\};?\s*$/

/** `n as e, t`: `from` is the name before `as`, `to` the one after it; the same without `as`. */
export const readNames = (list = ''): { from: string; to: string }[] =>
  list.split(',').map((one) => {
    const [from = '', to = from] = one.trim().split(' as ')
    return { from, to }
  })

/** What a file exports at its end, `from` its own names `to` those that others import, and the code before. Null if it exports nothing there. */
export function splitExports(code: string): { before: string; names: { from: string; to: string }[] } | null {
  const found = EXPORT.exec(code)
  return found ? { before: code.slice(0, found.index), names: readNames(found[1]) } : null
}
