import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, so that both render the same; then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** Null on the server and during hydration, then the value. Only a component with a value is rendered again. */
export function useOnceHydrated<Value>(value: Value): Value | null {
  return useSyncExternalStore(
    never,
    () => value,
    () => null,
  )
}
