import { useEffect } from 'react'
import { useKeepOnly } from './changes.ts'
import { readScreen } from './screen-lines.ts'

/** True while the cart becomes again what stood in checkout before the login. `arrived`: somebody is signed in by now. */
export function useScreenBroughtBack(arrived: boolean): boolean {
  const keep = useKeepOnly()
  const lines = arrived ? readScreen() : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival; done again it changes nothing
  useEffect(() => {
    if (lines) keep.send(lines)
  }, [arrived])
  return lines !== null && !keep.isError
}
