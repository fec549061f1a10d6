/** Decides before rendering whether the viewer may see a page (spec §6, docs/tour.md). */
import { matchRoutes, type ServerBuild } from 'react-router'
import { safeReturnPath } from '#platform/shared/safe-return-path.ts'
import { type CurrentUser, HOME, redirectFor, requiredRole } from '../access.ts'
import { buildRouteTree } from './route-tree.ts'

/**
 * `to` redirects. Otherwise the document is the page itself, the same for everyone, or the app shell that renders in the browser; `viewer`
 * is set when the session was checked.
 */
export type Admission = { to: string } | { show: 'page' | 'shell'; viewer?: 'member' | 'guest' }

type SessionLookup = {
  /** Whether the request carries a session cookie, which may be invalid. */
  carriesSession: boolean
  whoAsks(): Promise<CurrentUser>
}

/** Pages that redirect members away. */
const LOGIN_PAGES = /^\/(?:login|register)\/?$/i

export function routeGuard({ routes }: ServerBuild): (url: URL, asking: SessionLookup) => Promise<Admission> {
  const tree = buildRouteTree(routes)
  const isKnown = (path: string) => matchRoutes(tree, path)?.at(-1)?.route.path !== '*'

  return async ({ pathname, search, searchParams }, { carriesSession, whoAsks }) => {
    const required = requiredRole(pathname)
    if (required) {
      if (!isKnown(pathname)) return { to: '/' }
      const to = redirectFor(required, await whoAsks(), pathname + search)
      return to ? { to } : { show: 'shell', viewer: 'member' }
    }
    // Public pages are the same for everyone, so the browser checks the session later.
    if (!carriesSession || !LOGIN_PAGES.test(pathname)) return { show: 'page' }
    return (await whoAsks()) ? { to: safeReturnPath(searchParams.get('from')) ?? HOME } : { show: 'page', viewer: 'guest' }
  }
}
