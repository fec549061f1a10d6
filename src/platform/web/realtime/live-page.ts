/** Whether the page shows something that others change. Guests get a stream only then; members always have one. */
import { useEffect } from 'react'

let pages = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  pages += by
  for (const listener of listeners) listener()
}

/** Call it on pages for guests whose queries have signals to everyone. */
export function useLivePage(): void {
  useEffect(() => {
    change(1)
    return () => change(-1)
  }, [])
}

export const livePages = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): boolean => pages > 0,
}
