/** Sessions: opaque tokens, stored as hashes, validated on every request. */
import { loggedIn } from '#events/accounts.ts'
import { hashToken, newSecretToken } from '#platform/server/secret-tokens.ts'
import type { Member, OperationContext, Services } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { isKnownDevice } from './device.ts'
import { maySkipSecondFactor } from './second-factor.rules.ts'
import { LAST_SEEN_INTERVAL_MS, MAX_SESSIONS, reauthenticatedUntil, sessionEnd } from './session.rules.ts'
import { deleteOldestSessions, deleteSession, findSessionByToken, insertSession, touchSession } from './sessions.sql.ts'
import { type Account, setEmailProof, touchUser } from './users.sql.ts'

/** Finds the member of a session token; null when the token is unknown or expired, or the account may not log in. */
export async function findMember(services: Services, token: string, guestId: string | null): Promise<Member | null> {
  const now = services.now()
  const session = await findSessionByToken(services.db, hashToken(token), now)
  if (!session || sessionEnd(session) <= now) return null
  const { id, userId, authenticatedAt, lastSeenAt } = session
  const unlessSince = new Date(now.getTime() - LAST_SEEN_INTERVAL_MS)
  if (lastSeenAt < unlessSince) await touchSession(services.db, id, userId, now, unlessSince)
  const lacksSecondFactor = !maySkipSecondFactor(session.secondFactorDue, { now, demo: services.demo })
  return {
    kind: 'member',
    id: userId,
    role: lacksSecondFactor ? 'vendor' : session.role,
    lacksSecondFactor,
    sessionId: id,
    reauthenticatedUntil: reauthenticatedUntil(authenticatedAt, now),
    guestId,
  }
}

/**
 * Starts a session in the caller's transaction and returns its token. Only the hash is stored. The previous session of this browser ends. When this server cannot send mail, the
 * first login marks an unconfirmed email as *assumed* (spec §4). Above ten sessions the oldest ones end.
 */
export async function beginSession(
  tx: Tx,
  account: Account,
  { client, viewer }: Pick<OperationContext, 'client' | 'viewer'>,
): Promise<string> {
  if (viewer.kind === 'member') await deleteSession(tx.db, viewer.id, viewer.sessionId)
  const token = newSecretToken()
  const sessionId = newId('ses')
  const { address, userAgent } = client
  const newDevice = account.lastSeenAt !== null && !isKnownDevice(tx.services, account.id, client)
  await insertSession(tx.db, {
    id: sessionId,
    userId: account.id,
    tokenHash: hashToken(token),
    address,
    userAgent,
    createdAt: tx.now,
    lastSeenAt: tx.now,
    authenticatedAt: tx.now,
  })
  await touchUser(tx.db, account.id, tx.now)
  await deleteOldestSessions(tx.db, account.id, MAX_SESSIONS)
  if (account.emailProof === 'none' && !tx.services.mailer.delivers) await setEmailProof(tx.db, account.id, 'assumed')
  publish(tx, loggedIn({ userId: account.id, sessionId, newDevice }))
  return token
}
