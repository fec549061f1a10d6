import { useEffect } from 'react'

/** Loads the part for the camera at once, because a scanner is often used where the connection is bad. */
export function useLoadedCamera(): void {
  useEffect(() => {
    void import('./camera-view.tsx').catch(() => undefined)
  }, [])
}
