/** Decides before a document is drawn whether its page is for whoever asks (spec §6, docs/tour.md). */
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { safeOrigin } from '#platform/shared/safe-origin.ts'
import { gateOf, HOME, type Somebody, wayRound } from '../areas.ts'

/** `to`: elsewhere. Else the page as it is drawn for all, or the shell that draws it in the browser; `viewer` once it was asked. */
export type Admission = { to: string } | { show: 'page' | 'shell'; viewer?: 'member' | 'guest' }

type Asking = {
  /** Whether there is a session that may be somebody's. */
  carriesSession: boolean
  whoAsks(): Promise<Somebody>
}

/** The screens that somebody who is signed in already has no use for. */
const ENTRY = /^\/(?:login|register)\/?$/i

export function gatekeeper({ routes }: ServerBuild): (url: URL, asking: Asking) => Promise<Admission> {
  const tree = treeOf(routes)
  const isKnown = (path: string) => matchRoutes(tree, path)?.at(-1)?.route.path !== '*'

  return async ({ pathname, search, searchParams }, { carriesSession, whoAsks }) => {
    const gate = gateOf(pathname)
    if (gate) {
      if (!isKnown(pathname)) return { to: '/' }
      const to = wayRound(gate, await whoAsks(), pathname + search)
      return to ? { to } : { show: 'shell', viewer: 'member' }
    }
    // Elsewhere a session is believed until the browser has asked: those pages are the same for everyone.
    if (!carriesSession || !ENTRY.test(pathname)) return { show: 'page' }
    return (await whoAsks()) ? { to: safeOrigin(searchParams.get('from')) ?? HOME } : { show: 'page', viewer: 'guest' }
  }
}

/** The routes of the build as the router of the browser knows them. */
function treeOf(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => ({ path: route?.path ?? '', children: treeOf(routes, route?.id) }))
}
