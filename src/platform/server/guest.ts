/** A guest is identified by a random id in a signed token: in a cookie of our web app, else in the header `Plaza-Guest`. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId, newId } from '#platform/shared/ids.ts'

export const GUEST_HEADER = 'plaza-guest'

export function newGuestId(): string {
  return newId('gst')
}

export function signGuestToken(id: string, secret: Buffer): string {
  return `${id}.${signature(id, secret)}`
}

/** Returns the guest's id, or null for a missing or invalid token. */
export function readGuestToken(token: string | undefined | null, secret: Buffer): string | null {
  const [id = '', given = '', ...rest] = (token ?? '').split('.')
  if (rest.length > 0 || !isId('gst', id)) return null
  const expected = Buffer.from(signature(id, secret))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null
}

function signature(id: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(id).digest('base64url').slice(0, 26)
}
