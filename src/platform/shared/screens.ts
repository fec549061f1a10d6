/**
 * Screens as plain data that the server and the browser read: route guards, sidebar, breadcrumbs, admin sections and the command
 * palette are made of them. Each domain declares its own in `screens.ts`.
 */
import type { Permission } from './permissions.ts'

export type ScreenAccess = 'anyone' | 'member' | 'vendor' | 'admin'

export type Screen = {
  /** As the router writes it: `/orders/:orderId`. */
  path: `/${string}`
  access: ScreenAccess
  /** Translation key of its name. Screens without one are reached from others, such as a record from its list. */
  label?: string
  /** Name of a lucide icon. */
  icon?: string
  /** What staff of a workspace need; the screen stays listed and says which permission is missing. */
  permission?: Permission
  /** Position in the sidebar (spec §2: 1 to 23). */
  sidebar?: number
  /** Position among the sections of the administration. */
  adminSection?: number
  /** Keyboard shortcut of the command palette: `g d`. */
  shortcut?: string
  /** `login`: the narrow layout of login and invitations. */
  layout?: 'login'
}

/** Keeps the paths as literal types, so that `web/routes.ts` must have a page for each. */
export function defineScreens<const Screens extends readonly Screen[]>(screens: Screens): Screens {
  return screens
}

/** One page file per screen, relative to the domain's `web` folder. */
export type Pages<Screens extends readonly Screen[]> = Record<Screens[number]['path'], string>

/**
 * The most specific screen whose path is `path` or a beginning of it, or null. Other spellings of an address (upper case, double
 * slashes, percent-encoding) count as the same page.
 */
export function matchScreen<S extends Screen>(screens: readonly S[], path: string): S | null {
  const segments = toSegments(normalizePath(path))
  let best: { screen: S; score: string } | null = null
  for (const screen of screens) {
    const score = matchScore(toSegments(screen.path), segments)
    if (score !== null && (best === null || score > best.score)) best = { screen, score }
  }
  return best?.screen ?? null
}

/** `b` per literal segment and `a` per parameter: longer paths win, and literals win over parameters. */
function matchScore(pattern: readonly string[], segments: readonly string[]): string | null {
  if (pattern.length > segments.length || (pattern.length === 0 && segments.length > 0)) return null
  let score = ''
  for (const [index, segment] of pattern.entries()) {
    const isParameter = segment.startsWith(':')
    if (!isParameter && segment.toLowerCase() !== segments[index]) return null
    score += isParameter ? 'a' : 'b'
  }
  return `${String(pattern.length).padStart(2, '0')}${score}`
}

const toSegments = (path: string) => path.split('/').filter(Boolean)

function normalizePath(path: string): string {
  return safeDecode(path).toLowerCase()
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
