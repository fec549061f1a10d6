import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Whether a query whose key begins with these parts has an answer. What is below a list waits for it, so that nothing moves on the screen. */
export function useArrived(queryKey: QueryKey): boolean {
  const cache = useQueryClient().getQueryCache()
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    () => cache.findAll({ queryKey }).some(({ state }) => state.status !== 'pending'),
    () => false,
  )
}
