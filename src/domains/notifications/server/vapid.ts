/** The key pair by which push services know this Plaza (RFC 8292), derived from the master secret that is made at the first start. */
import { createECDH } from 'node:crypto'
import type { Services } from '#platform/server/services.ts'

export function vapidKeys({ secretFor }: Pick<Services, 'secretFor'>): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1')
  // 32 random bytes are a valid key but for a chance of 2^-32, which throws at every start.
  pair.setPrivateKey(secretFor('notifications vapid'))
  return { publicKey: pair.getPublicKey().toString('base64url'), privateKey: pair.getPrivateKey().toString('base64url') }
}
