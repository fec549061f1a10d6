/** Names that stay out of use are remembered as a keyed hash only: a deleted person leaves no name behind. */
import { createHmac } from 'node:crypto'
import type { Kernel } from '#platform/server/kernel.ts'

export function hashOfName(secretFor: Kernel['secretFor'], skeleton: string): Buffer {
  return createHmac('sha256', secretFor('retired usernames')).update(skeleton).digest()
}
