/** Recovery codes: ways in for whoever lost their authenticator, each good once, kept as keyed hashes. */
import { createHmac } from 'node:crypto'
import type { Kernel } from '#platform/server/kernel.ts'
import type { Tx } from '#platform/server/transact.ts'
import { randomText } from '#platform/shared/ids.ts'
import { replaceRecoveryCodes } from './recovery-codes.sql.ts'

const HOW_MANY = 10

/** Ten new codes in place of all older ones: `7gk2m-x0r9d`, 50 bits each. They are nowhere else. */
export async function giveRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => `${randomText(5)}-${randomText(5)}`)
  await replaceRecoveryCodes(
    tx.db,
    userId,
    codes.map((code) => hashOfRecoveryCode(tx.kernel, userId, code)),
  )
  return codes
}

/**
 * The same for every way to write a code down: case, separators and look-alikes do not matter (Crockford's base32). Keyed,
 * because 50 bits could be searched through.
 */
export function hashOfRecoveryCode({ secretFor }: Pick<Kernel, 'secretFor'>, userId: string, code: string): Buffer {
  const plain = code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/[il]/g, '1')
    .replace(/o/g, '0')
  return createHmac('sha256', secretFor('recovery-codes')).update(`${userId} ${plain}`).digest()
}
