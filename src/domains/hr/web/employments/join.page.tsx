import { lazy, Suspense } from 'react'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

const Screen = lazy(() => import('./join-screen.tsx'))

const screen = (
  <Suspense fallback={<Skeleton className="h-72" />}>
    <Screen />
  </Suspense>
)

/** Target of an employee's private link. The document is the same for everyone; only the browser reads the token. */
export default function JoinPage() {
  return screen
}
