/**
 * Recognizes browsers that registered an account or logged in to it, by a signed mark. They have their own login limit, so that a
 * stranger's guesses do not lock the owner out, and confirm the account's email without its password.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Client, Services } from '#platform/server/services.ts'

export function deviceMark(services: Services, userId: string): string {
  return createHmac('sha256', services.secretFor('device')).update(userId).digest('base64url').slice(0, 32)
}

export function isKnownDevice(services: Services, userId: string, { deviceMarks }: Client): boolean {
  const expected = Buffer.from(deviceMark(services, userId))
  return deviceMarks.some((mark) => {
    const given = Buffer.from(mark)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
