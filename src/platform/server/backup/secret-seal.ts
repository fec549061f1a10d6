/** Encrypts the master secret of an installation with a passphrase, for its backups. */
import { argon2, createHash, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { seal, unseal } from '../sealed.ts'
import { BackupError } from './backup-error.ts'
import type { Manifest } from './manifest.ts'

/** A file can be guessed at for years, so this costs more than a login: the parameters of RFC 9106, section 4, for 64 MiB. */
const COST = { memory: 65_536, passes: 3, parallelism: 4, tagLength: 32 }
const SALT_BYTES = 16

const derive = promisify(argon2)

type Sealed = NonNullable<Manifest['secrets']['sealed']>

export async function sealMaster(master: Buffer, passphrase: string, backupId: string): Promise<Sealed> {
  const salt = randomBytes(SALT_BYTES)
  const key = await keyOf(passphrase, salt)
  return { salt: salt.toString('base64url'), text: seal(key, master.toString('hex'), sealContext(backupId)) }
}

/** Throws BackupError for a wrong passphrase. */
export async function unsealMaster({ salt, text }: Sealed, passphrase: string, backupId: string): Promise<Buffer> {
  const key = await keyOf(passphrase, Buffer.from(salt, 'base64url'))
  try {
    return Buffer.from(unseal(key, text, sealContext(backupId)), 'hex')
  } catch (error) {
    throw new BackupError({ code: 'passphrase-wrong' }, error)
  }
}

/** Equal for equal secrets, and tells nothing else about them. */
export function fingerprint(master: Buffer): string {
  return createHash('sha256').update('plaza backup fingerprint').update(master).digest('hex')
}

function keyOf(passphrase: string, nonce: Buffer): Promise<Buffer> {
  return derive('argon2id', { ...COST, nonce, message: passphrase.normalize('NFKC') })
}

function sealContext(backupId: string): string {
  return `backup ${backupId} master`
}
