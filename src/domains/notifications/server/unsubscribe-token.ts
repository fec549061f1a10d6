/** The token of an unsubscribe link names the member and the kinds of mails. It is signed and stored nowhere. */
import { timingSafeEqual } from 'node:crypto'
import { deriveToken } from '#platform/server/secret-tokens.ts'
import type { Services } from '#platform/server/services.ts'

const PURPOSE = 'notifications unsubscribe'

export type Unsubscription = { userId: string; kinds: string[] }

export function unsubscribeToken(services: Pick<Services, 'secretFor'>, { userId, kinds }: Unsubscription): string {
  const said = Buffer.from(JSON.stringify([userId, ...kinds])).toString('base64url')
  return `${said}.${deriveToken(services, PURPOSE, said)}`
}

/** Null for a token that Plaza did not sign. */
export function readUnsubscribeToken(services: Pick<Services, 'secretFor'>, token: string): Unsubscription | null {
  const [said = '', signature = ''] = token.split('.')
  const expected = Buffer.from(deriveToken(services, PURPOSE, said))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const [userId = '', ...kinds] = JSON.parse(Buffer.from(said, 'base64url').toString()) as string[]
  return { userId, kinds }
}

/** The page behind the link in a mail, and the address of the one-click button of mail programs (RFC 8058). */
export function unsubscribePath(services: Pick<Services, 'secretFor'>, about: Unsubscription): string {
  return `/unsubscribe?token=${unsubscribeToken(services, about)}`
}
