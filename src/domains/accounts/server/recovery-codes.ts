/** Recovery codes, for users who lost their authenticator. Each works once; only keyed hashes are stored. */
import { createHmac } from 'node:crypto'
import type { Services } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { randomText } from '#platform/shared/ids.ts'
import { replaceRecoveryCodes } from './recovery-codes.sql.ts'

const RECOVERY_CODE_COUNT = 10

/** Replaces all codes by ten new ones: `7gk2m-x0r9d`, 50 bits each. They cannot be read again. */
export async function createRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => `${randomText(5)}-${randomText(5)}`)
  await replaceRecoveryCodes(
    tx.db,
    userId,
    codes.map((code) => hashRecoveryCode(tx.services, userId, code)),
  )
  return codes
}

/**
 * Hashes a code regardless of case, separators and look-alike characters (Crockford's base32). The hash is keyed, because 50 bits could be
 * brute-forced.
 */
export function hashRecoveryCode({ secretFor }: Pick<Services, 'secretFor'>, userId: string, code: string): Buffer {
  const plain = code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/[il]/g, '1')
    .replace(/o/g, '0')
  return createHmac('sha256', secretFor('recovery-codes')).update(`${userId} ${plain}`).digest()
}
