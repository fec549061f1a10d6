/** The secret of an authenticator app at rest: it opens in the row of its owner only. */
import type { Kernel } from '#platform/server/kernel.ts'
import { seal, unseal } from '#platform/server/sealed.ts'

type Keys = Pick<Kernel, 'secretFor'>

export function sealTotpSecret({ secretFor }: Keys, userId: string, secret: string): string {
  return seal(secretFor('totp'), secret, contextOf(userId))
}

export function unsealTotpSecret({ secretFor }: Keys, userId: string, sealed: string): string {
  return unseal(secretFor('totp'), sealed, contextOf(userId))
}

function contextOf(userId: string): string {
  return `accounts.totp ${userId}`
}
