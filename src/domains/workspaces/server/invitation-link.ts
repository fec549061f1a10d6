/**
 * The link of an invitation. Its token is derived and not drawn, so that every try of one mailing sends the same one: a mail that
 * arrived although its try failed still works. Only its hash is stored, and not before the mail is made.
 */
import { createHash, createHmac } from 'node:crypto'
import type { Kernel } from '#platform/server/kernel.ts'

/** 26 characters, 156 bits. Another one for every mailing. */
export function invitationToken({ secretFor }: Kernel, { id, mailing }: { id: string; mailing: number }): string {
  return createHmac('sha256', secretFor('invitation')).update(`${id} ${mailing}`).digest('base64url').slice(0, 26)
}

export function hashOfInvitationToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
