import { useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { cachePageOffline } from '#platform/web/worker/updates.ts'

/** The layout of pages behind login, which are never kept. */
const APP_SHELL = 'app/web/shells/app-shell'

/** Somebody who looks at a page for so long may want it again; changed filters follow each other faster. */
const STAY_MS = 2000

/** Makes public pages that were opened by the router available offline too: the worker asks for their documents. */
export function useKeepOpenedPages(): void {
  const { pathname, search } = useLocation()
  const isPublic = !useMatches().some(({ id }) => id === APP_SHELL)
  useEffect(() => {
    const page = window.location.origin + pathname + search
    // The worker has seen the document that the browser loaded.
    const [loaded] = performance.getEntriesByType('navigation')
    if (!isPublic || loaded?.name === page || !navigator.onLine) return
    const timer = setTimeout(() => cachePageOffline(page), STAY_MS)
    return () => clearTimeout(timer)
  }, [pathname, search, isPublic])
}
