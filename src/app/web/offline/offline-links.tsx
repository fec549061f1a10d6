import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { requiredRole } from '../../access.ts'

/**
 * While offline, a public page is available as a cached document, not as route data, so the browser follows its links instead of the
 * router. Pages behind login have their data on the device, so the router opens them.
 */
export default function OfflineLinks() {
  const { pathname } = useLocation()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.target || link.origin !== window.location.origin) return
      if (link.pathname === pathname || requiredRole(link.pathname)) return
      // Stops the event before the router handles it.
      event.stopPropagation()
    }
    window.addEventListener('click', follow, { capture: true })
    return () => window.removeEventListener('click', follow, { capture: true })
  }, [pathname])
  return null
}
