/**
 * Password hashes: argon2id in PHC string format (ASVS 11.4.2). Hashing takes a core and memory, so it runs in its own bounded
 * queue, and logins cannot starve the rest of Plaza.
 */
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createBoundedQueue } from './bounded-queue.ts'

export type PasswordSettings = {
  memoryKiB: number
  passes: number
  /** Number of concurrent hashes; `waiting` more may be queued. */
  atOnce: number
  waiting: number
}

export type Passwords = {
  /** The password is not trimmed or cut; the contract limits its length. Fails with BUSY when the queue is full. */
  hash(password: string): Promise<string>
  /** `hash` null (no account, or no password) gives false after the same work. Fails with BUSY when the queue is full. */
  verify(password: string, hash: string | null): Promise<boolean>
  /** Whether a hash was made with outdated parameters. */
  needsRehash(hash: string): boolean
}

type Derive = (parameters: Argon2Parameters) => Promise<Buffer>

/** libuv has four threads; one stays free for file access and DNS. */
const AT_ONCE = Math.min(availableParallelism(), 3)

/** OWASP's recommended parameters. A hash takes about 20 ms of one core and 19 MiB. */
export const PASSWORD_SETTINGS: PasswordSettings = { memoryKiB: 19_456, passes: 2, atOnce: AT_ONCE, waiting: 40 * AT_ONCE }

const LANES = 1
const SALT_BYTES = 16
const TAG_BYTES = 32
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

const argon2id: Derive = promisify((parameters: Argon2Parameters, done: (error: Error | null, tag: Buffer) => void) =>
  argon2('argon2id', parameters, done),
)

export function openPasswords({ memoryKiB, passes, atOnce, waiting }: PasswordSettings, derive: Derive = argon2id): Passwords {
  const queue = createBoundedQueue(waiting, atOnce)
  const today = { memory: memoryKiB, passes, parallelism: LANES, tagLength: TAG_BYTES }
  const prefix = `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${LANES}$`
  const nobody = { ...today, nonce: Buffer.alloc(SALT_BYTES), tag: Buffer.alloc(TAG_BYTES) }

  return {
    async hash(password) {
      const nonce = randomBytes(SALT_BYTES)
      const tag = await queue(() => derive({ ...today, nonce, message: canonical(password) }))
      return `${prefix}${base64(nonce)}$${base64(tag)}`
    },
    async verify(password, hash) {
      const { tag, ...parameters } = hash === null ? nobody : parse(hash)
      const found = await queue(() => derive({ ...parameters, message: canonical(password) }))
      return timingSafeEqual(found, tag) && hash !== null
    },
    needsRehash: (hash) => !hash.startsWith(prefix),
  }
}

/** Keyboards compose the same letters differently, so passwords are normalized (NIST SP 800-63B). */
function canonical(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'))
}

function parse(hash: string): Omit<Argon2Parameters, 'message'> & { tag: Buffer } {
  const [, memory, passes, parallelism, salt = '', tagText = ''] = PHC.exec(hash) ?? []
  if (!memory) throw new Error('a stored password hash cannot be read')
  const tag = Buffer.from(tagText, 'base64')
  const nonce = Buffer.from(salt, 'base64')
  return { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism), nonce, tagLength: tag.length, tag }
}

/** Base64 without padding, as the PHC format requires. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
