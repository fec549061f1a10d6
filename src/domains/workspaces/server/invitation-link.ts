import type { Kernel } from '#platform/server/kernel.ts'
import { derivedToken } from '#platform/server/secret-tokens.ts'

/**
 * The token of an invitation's link, another one for every mailing. Derived, so that every try of one mailing sends the same:
 * a mail that arrived although its try failed still works. Its hash is stored when the mail is made, and not before.
 */
export function invitationToken(kernel: Kernel, { id, mailing }: { id: string; mailing: number }): string {
  return derivedToken(kernel, 'invitation', `${id} ${mailing}`)
}
