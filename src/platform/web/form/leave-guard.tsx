import { lazy, Suspense, useEffect } from 'react'
import { useBlocker } from 'react-router'

/** Asked only by who leaves in the middle. */
const LeaveDialog = lazy(() => import('./leave-dialog.tsx'))

/** Asks before a page with unsaved changes is left; for leaving Plaza the browser asks in its own words. */
export function LeaveGuard({ hasChanges }: { hasChanges: () => boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges())

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasChanges])

  if (blocker.state !== 'blocked') return null
  return (
    <Suspense fallback={null}>
      <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />
    </Suspense>
  )
}
