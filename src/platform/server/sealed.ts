/** Encrypts stored secrets that Plaza has to read again, such as a TOTP seed or an API key. Not for passwords. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const VERSION = 'sealed1.'
const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** `key`: 32 bytes from `services.secretFor`. `context` names owner and purpose; the value is invalid in any other row or column. */
export function seal(key: Buffer, text: string, context: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return VERSION + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Throws when the key or the context differs or the value was changed. */
export function unseal(key: Buffer, sealed: string, context: string): string {
  if (!sealed.startsWith(VERSION)) throw new Error('a sealed secret has an unknown version')
  const bytes = Buffer.from(sealed.slice(VERSION.length), 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES) throw new Error('a sealed secret is truncated')
  const iv = bytes.subarray(0, IV_BYTES)
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  const rest = bytes.subarray(IV_BYTES + TAG_BYTES)
  const decipher = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(context)).setAuthTag(tag)
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8')
}
