import { deriveToken } from '#platform/server/secret-tokens.ts'
import type { Services } from '#platform/server/services.ts'

/** The token of an invitation's link. It is derived, so that a repeated mail and the screen have the same link. */
export function employmentToken(services: Pick<Services, 'secretFor'>, invitationId: string): string {
  return deriveToken(services, 'employment invitation', invitationId)
}

export const employmentPath = (token: string) => `/hr/join?token=${token}`
