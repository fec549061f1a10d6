/** A browser an account was open in is known by a signed mark, so that a stranger's guesses do not lock its owner out of it. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Client, Kernel } from '#platform/server/kernel.ts'

export function deviceMark(kernel: Kernel, userId: string): string {
  return createHmac('sha256', kernel.secretFor('device')).update(userId).digest('base64url').slice(0, 32)
}

export function isKnownDevice(kernel: Kernel, userId: string, { deviceMarks }: Client): boolean {
  const expected = Buffer.from(deviceMark(kernel, userId))
  return deviceMarks.some((mark) => {
    const given = Buffer.from(mark)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
