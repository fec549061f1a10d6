/** The page that somebody was sent to `/login` from, and is led back to (spec §6, reading 1). */
import { useSearchParams } from 'react-router'
import { safeOrigin } from '#platform/shared/safe-origin.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'

const HOME = '/dashboard'

export type Origin = {
  /** Where signing in leads. */
  path: string
  /** Another screen of the auth layout that leads to the same place. */
  keptBy(screen: string): string
}

/** Known once the browser has taken over: the document is the same for everyone. */
export function useOrigin(): Origin {
  const [search] = useSearchParams()
  const from = useHydrated() ? safeOrigin(search.get('from')) : null
  return {
    path: from ?? HOME,
    keptBy: (screen) => (from ? `${screen}?${new URLSearchParams({ from })}` : screen),
  }
}
