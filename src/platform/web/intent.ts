import { randomText } from '#platform/shared/ids.ts'

/** A new idempotency key. */
export function newIntent(): string {
  return randomText(26)
}
