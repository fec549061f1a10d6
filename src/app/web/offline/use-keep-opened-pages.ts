import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { cachePageOffline } from '#platform/web/worker/updates.ts'
import { isAvailableOffline } from '../../offline-pages.ts'

/** Somebody who looks at a page for so long may want it again; changed filters follow each other faster. */
const STAY_MS = 2000

/** Makes opened pages available offline: the worker asks for documents that it has not cached lately. */
export function useKeepOpenedPages(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!isAvailableOffline(pathname) || !navigator.onLine) return
    const timer = setTimeout(() => cachePageOffline(window.location.origin + pathname + search), STAY_MS)
    return () => clearTimeout(timer)
  }, [pathname, search])
}
