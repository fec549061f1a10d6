import { lazy, Suspense, useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'

/** Asked only by who leaves in the middle. */
const LeaveDialog = lazy(() => import('./leave-dialog.tsx'))

/** A tab of a page is a place of its own: what is typed in it goes when another one is opened. */
const placeOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('tab')}`

/** Asks before a page with unsaved changes is left; for leaving Plaza the browser asks in its own words. */
export function LeaveGuard({ hasChanges }: { hasChanges: () => boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => placeOf(currentLocation) !== placeOf(nextLocation) && hasChanges())

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
