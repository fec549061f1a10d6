import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Going to another page without a new document: keyboard and screen reader start at its content, as they would have. */
export function useFocusOnNewPage(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const content = document.getElementById('content')
    if (!content) return
    content.tabIndex = -1
    content.focus({ preventScroll: true })
  }, [pathname])
}
