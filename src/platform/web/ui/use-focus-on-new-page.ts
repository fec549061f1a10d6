import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After client-side navigation, moves the focus to the content of the new page, as a full page load would. */
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
