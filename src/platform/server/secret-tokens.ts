/** Secrets that travel as links and cookies: 130 bits and more, kept as their hash only (ASVS 11.5.1). */
import { createHash, createHmac } from 'node:crypto'
import { randomText } from '#platform/shared/ids.ts'
import type { Kernel } from './kernel.ts'

/** 130 random bits as 26 characters. */
export function newSecretToken(): string {
  return randomText(26)
}

/**
 * 156 bits as 26 characters, always the same for the same `about`: so that a reply can be repeated and a mail sent again
 * with the link it had. `purpose` keeps the tokens of one use from opening another.
 */
export function derivedToken({ secretFor }: Pick<Kernel, 'secretFor'>, purpose: string, about: string): string {
  return createHmac('sha256', secretFor(purpose)).update(about).digest('base64url').slice(0, 26)
}

/** A fast hash is right: there is nothing to guess in so many bits. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
