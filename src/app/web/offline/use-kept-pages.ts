import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { gateOf } from '../../areas.ts'

/**
 * Without a connection a public page is there as the document that was kept, not as data for this one: its links are followed
 * by the browser. Behind login nothing is kept, so there the open page goes on with what it has.
 */
export function useKeptPages(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (navigator.onLine || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.target || link.origin !== window.location.origin) return
      if (link.pathname === pathname || gateOf(link.pathname)) return
      // The router listens further in, and does not hear of it.
      event.stopPropagation()
    }
    window.addEventListener('click', follow, { capture: true })
    return () => window.removeEventListener('click', follow, { capture: true })
  }, [pathname])
}
