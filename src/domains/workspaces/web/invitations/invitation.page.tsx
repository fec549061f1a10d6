import { lazy, Suspense } from 'react'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

const Screen = lazy(() => import('./invitation-screen.tsx'))

const screen = (
  <Suspense fallback={<Skeleton className="h-72" />}>
    <Screen />
  </Suspense>
)

/** Where a mailed invitation leads. The document is the same for everyone; the token is the browser's alone. */
export default function InvitationPage() {
  return screen
}
