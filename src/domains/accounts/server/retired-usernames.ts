/** Retired usernames are stored only as a keyed hash, so that a deleted user leaves no name behind. */
import { createHmac } from 'node:crypto'
import type { Services } from '#platform/server/services.ts'

export function hashRetiredUsername(secretFor: Services['secretFor'], skeleton: string): Buffer {
  return createHmac('sha256', secretFor('retired usernames')).update(skeleton).digest()
}
