/** Secrets that travel once: made of 130 random bits, kept as their hash only. */
import { createHash } from 'node:crypto'
import { randomText } from '#platform/shared/ids.ts'

export function newSecretToken(): string {
  return randomText(26)
}

/** A fast hash is right: there is nothing to guess in 130 bits. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
