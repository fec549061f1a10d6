import { useEffect } from 'react'
import { useKeepOnly } from './changes.ts'
import { readScreenLines } from './screen-lines.ts'

/**
 * True while the cart is reset to the lines that were on the checkout screen before the login. `arrived` is true once somebody is logged
 * in.
 */
export function usePageRestored(arrived: boolean): boolean {
  const keep = useKeepOnly()
  const lines = arrived ? readScreenLines() : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival; done again it changes nothing
  useEffect(() => {
    if (lines) keep.send(lines)
  }, [arrived])
  return lines !== null && !keep.isError
}
