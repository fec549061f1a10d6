import { securityChanged } from '#events/accounts.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Services } from '#platform/server/services.ts'
import { publish, transactAsSystem } from '#platform/server/transact.ts'
import { updateSecondFactorDue } from './administrators.sql.ts'
import { loadAccountByEmail } from './administrators.ts'
import { endSessions } from './end-sessions.ts'
import { secondFactorDueAfterLoss } from './second-factor.rules.ts'
import { deleteSecondFactors, hasSecondFactor } from './second-factors.sql.ts'
import { deleteTokens } from './tokens.sql.ts'
import { lockAccount } from './users.sql.ts'

/**
 * Removes the authenticator app, recovery codes and passkeys of an account whose owner lost them, ends its sessions and mails its owner.
 * An administrator then has a day to set up another factor. Returns `changed: false` when there was none. Fails with NOT_FOUND when no
 * account has this email.
 */
export async function removeSecondFactors(services: Services, email: string): Promise<{ username: string; changed: boolean }> {
  return transactAsSystem(services, async (tx) => {
    const { id, username } = await loadAccountByEmail(tx, email)
    const account = await lockAccount(tx.db, id)
    if (!account || !(await hasSecondFactor(tx.db, id))) return { username, changed: false }
    await deleteSecondFactors(tx.db, id)
    await endSessions(tx, id)
    await deleteTokens(tx.db, id)
    if (account.role === 'admin') await updateSecondFactorDue(tx.db, id, secondFactorDueAfterLoss(tx.now))
    publish(tx, securityChanged({ userId: id, what: 'second_factors_removed' }))
    const resource = { type: 'user', id }
    await recordAudit(tx, { actor: 'system', action: 'accounts.secondFactorsRemoved', resource, client: null })
    return { username, changed: true }
  })
}
