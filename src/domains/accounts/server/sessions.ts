/** Sessions: opaque tokens, kept hashed, judged anew at every request. */
import { loggedIn } from '#facts/accounts.ts'
import type { Call, Client, Kernel, Member } from '#platform/server/kernel.ts'
import { hashOfToken, newSecretToken } from '#platform/server/secret-tokens.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { isKnownDevice } from './device.ts'
import { endOf, MAX_SESSIONS, provenUntil, SEEN_EVERY_MS } from './session.rules.ts'
import { deleteOldestSessions, insertSession, sessionByToken, touchSession } from './sessions.sql.ts'
import { type Account, setEmailProof, touchUser } from './users.sql.ts'

/** The member a session token belongs to, or null for a token that is missing, foreign, too old or no longer welcome. */
export async function memberOf(kernel: Kernel, token: string, guestId: string | null): Promise<Member | null> {
  const now = kernel.now()
  const session = await sessionByToken(kernel.db, hashOfToken(token), now)
  if (!session || endOf(session) <= now) return null
  const { id, userId, role, provedAt, lastSeenAt } = session
  const unlessSince = new Date(now.getTime() - SEEN_EVERY_MS)
  if (lastSeenAt < unlessSince) await touchSession(kernel.db, id, userId, now, unlessSince)
  return { kind: 'member', id: userId, role, sessionId: id, provenUntil: provenUntil(provedAt, now), guestId }
}

/**
 * Begins a session in the caller's transaction and answers its token, which is nowhere else. The first login of an address
 * nobody proved makes it *assumed* while no mail leaves the house (spec §4). Beyond ten sessions the oldest end.
 */
export async function beginSession(tx: Tx, account: Account, client: Client): Promise<string> {
  const token = newSecretToken()
  const sessionId = newId('ses')
  const { address, userAgent } = client
  const newDevice = account.lastSeenAt !== null && !isKnownDevice(tx.kernel, account.id, client)
  await insertSession(tx.db, {
    ...{ id: sessionId, userId: account.id, tokenHash: hashOfToken(token), address, userAgent },
    ...{ createdAt: tx.now, lastSeenAt: tx.now, provedAt: tx.now },
  })
  await touchUser(tx.db, account.id, tx.now)
  await deleteOldestSessions(tx.db, account.id, MAX_SESSIONS)
  if (account.emailProof === 'none' && !tx.kernel.mailer.delivers) await setEmailProof(tx.db, account.id, 'assumed')
  announce(tx, loggedIn({ userId: account.id, sessionId, newDevice }))
  return token
}

/** Behind access for members there is always one. */
export function memberIn({ viewer }: Call): Member {
  if (viewer.kind !== 'member') throw new Error('an operation for members was reached without one')
  return viewer
}
