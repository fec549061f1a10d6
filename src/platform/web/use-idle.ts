import { useEffect, useState } from 'react'

const IDLE_TIMEOUT_MS = 4000

/** True when the page is loaded and the browser is idle. */
export function useIdle(): boolean {
  const [atLeisure, setAtLeisure] = useState(false)
  useEffect(() => {
    const turn = () => setAtLeisure(true)
    // requestIdleCallback isn't supported by every browser.
    const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(turn, { timeout: IDLE_TIMEOUT_MS }) : setTimeout(turn))
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true })
    return () => window.removeEventListener('load', whenIdle)
  }, [])
  return atLeisure
}
