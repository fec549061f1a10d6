import { useEffect } from 'react'
import { useHidesPeople } from '#domains/network/web/index.ts'

/**
 * Loads the list again for members from whom shops are hidden: the list in the document is everybody's. A part of its own, so that learning
 * who reads does not render the list. `refetch` must be stable.
 */
export default function OwnList({ refetch }: { refetch: () => unknown }) {
  const hides = useHidesPeople()
  useEffect(() => {
    if (hides) void refetch()
  }, [hides, refetch])
  return null
}
