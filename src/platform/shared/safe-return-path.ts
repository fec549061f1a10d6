const PLACEHOLDER_ORIGIN = 'http://plaza.invalid'
const MAX_LENGTH = 2000
const PATH = /^\/(?![/\\])/

/**
 * Returns the page to redirect to after login, as path, query and hash; null for anything that could lead to another site
 * (product rule 8).
 */
export function safeReturnPath(from: string | null): string | null {
  if (from === null || from.length > MAX_LENGTH || !PATH.test(from)) return null
  const url = URL.parse(from, PLACEHOLDER_ORIGIN)
  // `/..//elsewhere` starts like a path but resolves to another site.
  return url?.origin === PLACEHOLDER_ORIGIN && PATH.test(url.pathname) ? url.pathname + url.search + url.hash : null
}
