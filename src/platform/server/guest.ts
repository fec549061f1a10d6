/** Guests are known by a random id in a signed token: the web keeps it in a cookie, others in the header `Plaza-Guest`. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { isId, newId } from '#platform/shared/ids.ts'

export const GUEST_HEADER = 'plaza-guest'

export function newGuestId(): string {
  return newId('gst')
}

export function signGuestToken(id: string, secret: Buffer): string {
  return `${id}.${signature(id, secret)}`
}

/** The guest's id, or null for a token that is missing or not ours. */
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
