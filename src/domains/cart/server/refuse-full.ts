import { Failure } from '#platform/server/failure.ts'
import { MAX_LINES } from '../contract.ts'

export function refuseFull(there: readonly { lineId: string }[], coming: readonly string[]): void {
  const after = new Set([...there.map(({ lineId }) => lineId), ...coming])
  if (after.size > MAX_LINES && after.size > there.length) throw new Failure('CART_FULL', { maxLines: MAX_LINES })
}
