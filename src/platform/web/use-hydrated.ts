import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while React takes over its document, so that both draw the same; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
