/**
 * Screens as plain data that the server and the browser read: route guards, sidebar, breadcrumbs, admin sections and the command
 * palette are made of them. Each domain declares its own in `screens.ts`.
 */
import type { Permission } from './permissions.ts'

/** The groups of the administration's menu, in their order. */
export const ADMIN_GROUPS = ['sales', 'catalog', 'people', 'money', 'platform'] as const
export type AdminGroup = (typeof ADMIN_GROUPS)[number]

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
  /** The group of the administration's menu that lists it, and its position there. */
  adminGroup?: AdminGroup
  adminSection?: number
  /** Keyboard shortcut of the command palette: `g d`. */
  shortcut?: string
  /** Listed in the sitemap: a public page of its own, without parameters. */
  indexed?: true
  /** `login`: the narrow layout of login and invitations. `checkout`: without the shop's navigation. */
  layout?: 'login' | 'checkout'
}

/** Keeps the paths as literal types, so that `web/routes.ts` must have a page for each. */
export function defineScreens<const Screens extends readonly Screen[]>(screens: Screens): Screens {
  return screens
}

/** One page file per screen, relative to the domain's `web` folder. */
export type Pages<Screens extends readonly Screen[]> = Record<Screens[number]['path'], string>

/**
 * Returns a function that finds the most specific screen whose path is an address or a beginning of it, or null. Other spellings of an
 * address (upper case, double slashes, percent-encoding) count as the same page. Patterns are prepared once, because every request for a
 * document asks.
 */
export function screenMatcher<S extends Screen>(screens: readonly S[]): (path: string) => S | null {
  const patterns = screens
    .map((screen) => ({ screen, segments: toSegments(screen.path).map(toPatternSegment) }))
    .sort((a, b) => specificity(b.segments).localeCompare(specificity(a.segments)))
  return (path) => {
    const segments = toSegments(normalizePath(path))
    return patterns.find((pattern) => matches(pattern.segments, segments))?.screen ?? null
  }
}

const PARAMETER = null
type PatternSegment = string | typeof PARAMETER

function toPatternSegment(segment: string): PatternSegment {
  return segment.startsWith(':') ? PARAMETER : segment.toLowerCase()
}

/** Longer paths come first, and literals before parameters. */
function specificity(pattern: readonly PatternSegment[]): string {
  return `${String(pattern.length).padStart(2, '0')}${pattern.map((segment) => (segment === PARAMETER ? 'a' : 'b')).join('')}`
}

/** The root matches only itself. */
function matches(pattern: readonly PatternSegment[], segments: readonly string[]): boolean {
  if (pattern.length > segments.length || (pattern.length === 0 && segments.length > 0)) return false
  return pattern.every((segment, index) => segment === PARAMETER || segment === segments[index])
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
