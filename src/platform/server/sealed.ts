/** Secrets that Plaza itself has to read again, at rest: a second factor's seed, a connector's key. Never passwords. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const VERSION = 'sealed1.'
const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** `key`: 32 bytes, by `kernel.secretFor`. `context` says whose it is and for what: it opens in no other row or column. */
export function seal(key: Buffer, text: string, context: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return VERSION + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws for what was sealed with another key, for another context, or changed since. */
export function unseal(key: Buffer, sealed: string, context: string): string {
  if (!sealed.startsWith(VERSION)) throw new Error('a sealed secret of an unknown kind')
  const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) throw new Error('a sealed secret that was cut')
  const [iv, tag, rest] = [
    bytes.subarray(0, IV_BYTES),
    bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
    bytes.subarray(IV_BYTES + TAG_BYTES),
  ]
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(context)).setAuthTag(tag)
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8')
}
