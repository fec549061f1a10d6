import { deriveToken } from '#platform/server/secret-tokens.ts'
import type { Services } from '#platform/server/services.ts'

/** The token of the supplier's private link. It is derived, so that a repeated mail has the same link. */
export function sendingToken(services: Pick<Services, 'secretFor'>, sendingId: string): string {
  return deriveToken(services, 'purchase order link', sendingId)
}
