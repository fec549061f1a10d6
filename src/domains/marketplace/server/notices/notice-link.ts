import { deriveToken } from '#platform/server/secret-tokens.ts'
import type { Services } from '#platform/server/services.ts'

/** The token of a notice's unsubscribe link; every email about the notice has the same one. */
export function noticeToken(services: Pick<Services, 'secretFor'>, noticeId: string): string {
  return deriveToken(services, 'stock notice', noticeId)
}

export function noticeLink(services: Pick<Services, 'secretFor'>, noticeId: string): string {
  return `/stock-notice?token=${noticeToken(services, noticeId)}`
}
