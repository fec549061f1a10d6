import { useEffect, useState } from 'react'

const LATEST_MS = 4000

/** Turns true when the page is loaded and the browser has nothing better to do. */
export function useAtLeisure(): boolean {
  const [atLeisure, setAtLeisure] = useState(false)
  useEffect(() => {
    const turn = () => setAtLeisure(true)
    // Not in every browser.
    const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(turn, { timeout: LATEST_MS }) : setTimeout(turn))
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true })
    return () => window.removeEventListener('load', whenIdle)
  }, [])
  return atLeisure
}
