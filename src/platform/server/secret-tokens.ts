/** Secret tokens for links and cookies: at least 130 bits, stored only as a hash (ASVS 11.5.1). */
import { createHash, createHmac } from 'node:crypto'
import { randomText } from '#platform/shared/ids.ts'
import type { Services } from './services.ts'

/** Returns 130 random bits as 26 characters. */
export function newSecretToken(): string {
  return randomText(26)
}

/**
 * Returns 156 bits as 26 characters, always the same for the same `about`, so that a repeated reply or mail contains the same
 * link. A token of one `purpose` is not valid for another.
 */
export function deriveToken({ secretFor }: Pick<Services, 'secretFor'>, purpose: string, about: string): string {
  return createHmac('sha256', secretFor(purpose)).update(about).digest('base64url').slice(0, 26)
}

/** A fast hash is sufficient, because that many random bits cannot be guessed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
