/** The page that somebody was sent to `/login` from, and is led back to (spec §6, reading 1). */
import { useSearchParams } from 'react-router'
import { safeOrigin } from '#platform/shared/safe-origin.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'

const HOME = '/dashboard'
/** Led back to these, somebody who has just come in would be led on again. */
const ENTRY = /^\/(?:login|register)(?:[?#]|$)/

export type Origin = {
  /** Where signing in leads. */
  path: string
  /** Another screen of the auth layout that leads to the same place. */
  keptBy(screen: string): string
}

/** Known once the browser has taken over: the document is the same for everyone. */
export function useOrigin(): Origin {
  const [search] = useSearchParams()
  const given = useHydrated() ? safeOrigin(search.get('from')) : null
  const from = given && !ENTRY.test(given) ? given : null
  return {
    path: from ?? HOME,
    keptBy: (screen) => (from ? `${screen}?${new URLSearchParams({ from })}` : screen),
  }
}
