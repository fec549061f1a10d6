/** What search engines may read (RFC 9309). Pure. */
import { FALLBACK_LANGUAGE, LANGUAGES } from '#platform/shared/language.ts'
import type { Screen } from '#platform/shared/screens.ts'

/** Entry points of programs. */
const NO_PAGES = ['/api/', '/rpc/', '/uploads']
/** The same page in another language; every other parameter searches, filters or sorts what other addresses show. */
const LANGUAGE_PARAMETERS = LANGUAGES.filter((language) => language !== FALLBACK_LANGUAGE).map((language) => `/*?lng=${language}$`)
const ANY_PARAMETER = '/*?'

/**
 * Disallows the screens that need an account. The longest rule that matches decides, so a public screen whose address begins like a private one
 * is allowed by name.
 */
export function robotsText(screens: readonly Screen[], sitemap: string): string {
  const publicPaths = prefixes(screens.filter(({ access }) => access === 'anyone'))
  const disallowed = shortest(prefixes(screens.filter(({ access }) => access !== 'anyone')).filter((path) => !publicPaths.includes(path)))
  const allowed = shortest(publicPaths).filter((path) => disallowed.some((other) => path.startsWith(other)))
  return [
    'User-agent: *',
    ...[...NO_PAGES, ...disallowed, ANY_PARAMETER].map((path) => `Disallow: ${path}`),
    ...[...allowed, ...LANGUAGE_PARAMETERS].map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${sitemap}`,
    '',
  ].join('\n')
}

/** The addresses up to their first parameter, without the root. */
function prefixes(screens: readonly Screen[]): string[] {
  return [...new Set(screens.map(({ path }) => path.replace(/\/?:.*$/, '')))].filter((path) => path.length > 1).sort()
}

/** Leaves out what begins with another one. */
function shortest(paths: readonly string[]): string[] {
  return paths.filter((path) => !paths.some((other) => other !== path && path.startsWith(other)))
}
