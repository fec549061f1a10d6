const ANYWHERE = 'http://plaza.invalid'
const MAX_LENGTH = 2000
const PATH = /^\/(?![/\\])/

/**
 * The page to lead somebody back to after login, as path, query and hash; null for whatever could lead off this site
 * (product rule 8).
 */
export function safeOrigin(from: string | null): string | null {
  if (from === null || from.length > MAX_LENGTH || !PATH.test(from)) return null
  const url = URL.parse(from, ANYWHERE)
  // `/..//elsewhere` begins like a path and is resolved to another site.
  return url?.origin === ANYWHERE && PATH.test(url.pathname) ? url.pathname + url.search + url.hash : null
}
