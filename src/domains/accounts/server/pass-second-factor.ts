import { Failure } from '#platform/server/failure.ts'
import { hashToken } from '#platform/server/secret-tokens.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { isKnownDevice } from './device.ts'
import { SECOND_FACTOR_PER_ACCOUNT } from './limits.ts'
import { type StartedSession, startReauthenticatedSession } from './log-in.ts'
import { consumeRecoveryCode } from './recovery-codes.sql.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import { consumeToken, countTokenTry } from './tokens.sql.ts'
import { matchTotpStep } from './totp.rules.ts'
import { consumeTotpStep, findTotp } from './totp.sql.ts'
import { unsealTotpSecret } from './totp-secret.ts'

type SecondFactorInput = { loginChallenge: string; factor: 'totp' | 'recovery_code'; code: string }

/**
 * Starts a session for a login challenge and a code of the app or a recovery code. Each code works once. Every try counts before the code
 * is checked: five per challenge, and a limit per account, so that somebody who knows the password cannot collect challenges to guess
 * with.
 */
export async function passSecondFactor(
  ctx: OperationContext,
  { loginChallenge, factor, code }: SecondFactorInput,
): Promise<StartedSession> {
  const { services, client } = ctx
  const tokenHash = hashToken(loginChallenge)
  const holder = await countTokenTry(services.db, 'second_factor', tokenHash, services.now())
  if (!holder) throw new Failure('TICKET_EXPIRED')
  const { userId } = holder
  const budget = `${isKnownDevice(services, userId, client) ? 'device' : 'account'} ${userId}`
  await services.limits.consume(SECOND_FACTOR_PER_ACCOUNT, budget)

  const entered = await transact(ctx, async (tx) => {
    const inside = await startReauthenticatedSession(tx, userId, ctx)
    if (!inside) throw new Failure('TICKET_EXPIRED')
    if (!(await consumeCode(tx, userId, factor, code))) throw new Failure('INVALID_CODE')
    if (!(await consumeToken(tx.db, 'second_factor', tokenHash, tx.now))) throw new Failure('TICKET_EXPIRED')
    return inside
  })
  await services.limits.reset(SECOND_FACTOR_PER_ACCOUNT, budget)
  return entered
}

/** Returns false for a wrong or used code. */
async function consumeCode(tx: Tx, userId: string, factor: SecondFactorInput['factor'], code: string): Promise<boolean> {
  if (factor === 'recovery_code') return consumeRecoveryCode(tx.db, userId, hashRecoveryCode(tx.services, userId, code), tx.now)
  const totp = await findTotp(tx.db, userId)
  const step = totp ? matchTotpStep(unsealTotpSecret(tx.services, userId, totp.secret), code, tx.now) : null
  return step !== null && consumeTotpStep(tx.db, userId, step)
}
