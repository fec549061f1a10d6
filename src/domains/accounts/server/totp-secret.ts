/** Encrypts authenticator secrets for storage. A secret can only be decrypted for its own user. */

import { seal, unseal } from '#platform/server/sealed.ts'
import type { Services } from '#platform/server/services.ts'

type Keys = Pick<Services, 'secretFor'>

export function sealTotpSecret({ secretFor }: Keys, userId: string, secret: string): string {
  return seal(secretFor('totp'), secret, sealContext(userId))
}

export function unsealTotpSecret({ secretFor }: Keys, userId: string, sealed: string): string {
  return unseal(secretFor('totp'), sealed, sealContext(userId))
}

function sealContext(userId: string): string {
  return `accounts.totp ${userId}`
}
