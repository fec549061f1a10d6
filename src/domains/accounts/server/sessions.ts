/** Sessions: opaque tokens, stored as hashes, validated on every request. */
import { loggedIn } from '#events/accounts.ts'
import { hashToken, newSecretToken } from '#platform/server/secret-tokens.ts'
import type { Member, OperationContext, Services } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { isKnownDevice } from './device.ts'
import { endOldestSessions, endSession } from './end-sessions.ts'
import { maySkipSecondFactor } from './second-factor.rules.ts'
import { LAST_SEEN_INTERVAL_MS, MAX_SESSIONS, reauthenticatedUntil, sessionEnd } from './session.rules.ts'
import { findSessionByToken, insertSession, loadSessionsById, touchSession } from './sessions.sql.ts'
import { type Account, setEmailProof, touchUser } from './users.sql.ts'

/** Finds the member of a session token; null when the token is unknown or expired, or the account may not log in. */
export async function findMember(services: Services, token: string, guestId: string | null): Promise<Member | null> {
  const now = services.now()
  const session = await findSessionByToken(services.db, hashToken(token), now)
  if (!session || sessionEnd(session) <= now) return null
  const { id, userId, authenticatedAt, lastSeenAt } = session
  const unlessSince = new Date(now.getTime() - LAST_SEEN_INTERVAL_MS)
  if (lastSeenAt < unlessSince) await touchSession(services.db, id, userId, now, unlessSince)
  const { role, lacksSecondFactor } = roleIn(session, services, now)
  return {
    kind: 'member',
    id: userId,
    role,
    lacksSecondFactor,
    sessionId: id,
    reauthenticatedUntil: reauthenticatedUntil(authenticatedAt, now),
    guestId,
  }
}

/** A session that has not ended, by its id. */
export type LiveSession = { userId: string; role: Member['role'] }

/** Returns the given sessions that could make a request now, in one batch. */
export async function loadLiveSessions(services: Services, ids: readonly string[]): Promise<Map<string, LiveSession>> {
  const now = services.now()
  const sessions = (await loadSessionsById(services.db, ids, now)).filter((session) => sessionEnd(session) > now)
  return new Map(sessions.map((session) => [session.id, { userId: session.userId, role: roleIn(session, services, now).role }]))
}

/** An administrator who lacks a second factor is a vendor until there is one. */
function roleIn(
  { role, secondFactorDue }: { role: Member['role']; secondFactorDue: Date | null },
  { demo }: Services,
  now: Date,
): Pick<Member, 'role' | 'lacksSecondFactor'> {
  const lacksSecondFactor = !maySkipSecondFactor(secondFactorDue, { now, demo })
  return { role: lacksSecondFactor ? 'vendor' : role, lacksSecondFactor }
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
  if (viewer.kind === 'member') await endSession(tx, viewer.id, viewer.sessionId)
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
  await endOldestSessions(tx, account.id, MAX_SESSIONS)
  if (account.emailProof === 'none' && !tx.services.mailer.delivers) await setEmailProof(tx.db, account.id, 'assumed')
  publish(tx, loggedIn({ userId: account.id, sessionId, newDevice }))
  return token
}
