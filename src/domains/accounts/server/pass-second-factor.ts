import { Failure } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { hashOfToken } from '#platform/server/secret-tokens.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { isKnownDevice } from './device.ts'
import { SECOND_FACTOR_PER_ACCOUNT } from './limits.ts'
import { type Entered, enterProven } from './log-in.ts'
import { takeRecoveryCode } from './recovery-codes.sql.ts'
import { hashOfRecoveryCode } from './recovery-codes.ts'
import { takeToken, tryToken } from './tokens.sql.ts'
import { stepOfCode } from './totp.rules.ts'
import { takeStep, totpOf } from './totp.sql.ts'
import { unsealTotpSecret } from './totp-secret.ts'

type SecondFactor = { ticket: string; factor: 'totp' | 'recovery_code'; code: string }

/**
 * A session for the ticket that a right password gave, with a code of the app or a recovery code. Each code is good once.
 * Every try counts before the code is looked at: five at a ticket, and as many as the limit of the account, so that
 * somebody who knows the password cannot collect tickets to guess with.
 */
export async function passSecondFactor(call: Call, { ticket, factor, code }: SecondFactor): Promise<Entered> {
  const { kernel, client } = call
  const tokenHash = hashOfToken(ticket)
  const holder = await tryToken(kernel.db, 'second_factor', tokenHash, kernel.now())
  if (!holder) throw new Failure('TICKET_EXPIRED')
  const { userId } = holder
  const budget = `${isKnownDevice(kernel, userId, client) ? 'device' : 'account'} ${userId}`
  await kernel.limits.consume(SECOND_FACTOR_PER_ACCOUNT, budget)

  const entered = await transact(call, async (tx) => {
    const inside = await enterProven(tx, userId, client)
    if (!inside) throw new Failure('TICKET_EXPIRED')
    if (!(await takeCode(tx, userId, factor, code))) throw new Failure('INVALID_CODE')
    if (!(await takeToken(tx.db, 'second_factor', tokenHash, tx.now))) throw new Failure('TICKET_EXPIRED')
    return inside
  })
  await kernel.limits.reset(SECOND_FACTOR_PER_ACCOUNT, budget)
  return entered
}

/** False for a code that is wrong or was used. */
async function takeCode(tx: Tx, userId: string, factor: SecondFactor['factor'], code: string): Promise<boolean> {
  if (factor === 'recovery_code') return takeRecoveryCode(tx.db, userId, hashOfRecoveryCode(tx.kernel, userId, code), tx.now)
  const totp = await totpOf(tx.db, userId)
  const step = totp ? stepOfCode(unsealTotpSecret(tx.kernel, userId, totp.secret), code, tx.now) : null
  return step !== null && takeStep(tx.db, userId, step)
}
