import type { RouteObject, ServerBuild } from 'react-router'

/** Converts the build's routes to React Router's route objects. */
export function buildRouteTree(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => ({ id: route?.id ?? '', path: route?.path ?? '', children: buildRouteTree(routes, route?.id) }))
}
