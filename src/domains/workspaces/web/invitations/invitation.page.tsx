import { lazy, Suspense } from 'react'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'

const Screen = lazy(() => import('./invitation-screen.tsx'))

const screen = (
  <Suspense fallback={<Skeleton className="h-72" />}>
    <Screen />
  </Suspense>
)

/** Target of a mailed invitation. The document is the same for everyone; only the browser reads the token. */
export default function InvitationPage() {
  return screen
}
