/** The page that redirected to `/login`; the user returns to it after login (spec §6, reading 1). */
import { useSearchParams } from 'react-router'
import { safeReturnPath } from '#platform/shared/safe-return-path.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'

const HOME = '/dashboard'
/** These pages would redirect a logged-in user again. */
const ENTRY = /^\/(?:login|register)(?:[?#]|$)/

export type LoginOrigin = {
  /** The path to open after login. */
  path: string
  /** The path of another auth screen that keeps the origin. */
  withOrigin(screen: string): string
}

/** Reads `from` after hydration: the server-rendered document is the same for everyone. */
export function useLoginOrigin(): LoginOrigin {
  const [search] = useSearchParams()
  const given = useHydrated() ? safeReturnPath(search.get('from')) : null
  const from = given && !ENTRY.test(given) ? given : null
  return {
    path: from ?? HOME,
    withOrigin: (screen) => (from ? `${screen}?${new URLSearchParams({ from })}` : screen),
  }
}
