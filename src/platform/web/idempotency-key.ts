import { randomText } from '#platform/shared/ids.ts'

/** A new idempotency key. */
export function newIdempotencyKey(): string {
  return randomText(26)
}
