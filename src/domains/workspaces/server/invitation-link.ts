import { deriveToken } from '#platform/server/secret-tokens.ts'
import type { Services } from '#platform/server/services.ts'

/**
 * Derives the token of an invitation's link; each mailing has another one. Retries of one mailing send the same token, so a mail that
 * arrived although its delivery was reported as failed still works. The hash is stored when the mail is written, not before.
 */
export function invitationToken(services: Services, { id, mailing }: { id: string; mailing: number }): string {
  return deriveToken(services, 'invitation', `${id} ${mailing}`)
}
