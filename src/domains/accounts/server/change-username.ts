import { profileChanged, securityChanged } from '#events/accounts.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { MemberContext, Services } from '#platform/server/services.ts'
import { publish, type Tx, transact } from '#platform/server/transact.ts'
import { toUsernameKey } from '#platform/shared/username-key.ts'
import type { ProfileView } from '../contract.ts'
import { filterUsername } from './filter-profile.ts'
import { USERNAME_PER_DAY } from './limits.ts'
import { toProfileView } from './profile-view.ts'
import { incrementProfileVersion, lockProfile } from './profiles.sql.ts'
import { rejectBadUsername } from './register.ts'
import { hashRetiredUsername } from './retired-usernames.ts'
import { isUniqueConflict } from './unique-conflict.ts'
import { toUsernameSkeleton } from './username.rules.ts'
import { restoreUsername, retireUsername, setUsername } from './usernames.sql.ts'
import { findAccount, isUsernameTaken, lockAccount } from './users.sql.ts'

/**
 * Changes the username or its spelling. The previous name stays reserved for its owner, who can take it back. Fails with USERNAME_TAKEN;
 * of several concurrent requests for one name, one succeeds.
 */
export async function changeUsername(ctx: MemberContext, { username }: { username: string }): Promise<ProfileView> {
  const { services } = ctx
  const { id } = ctx.viewer
  rejectBadUsername(username)
  const present = await findAccount(services.db, id)
  if (present?.username !== username) {
    await filterUsername(ctx, username)
    // Requests for unavailable names do not count against the limit.
    await rejectTakenByOthers(services, services.db, id, username)
    await services.limits.consume(USERNAME_PER_DAY, id)
  }
  try {
    return await transact(ctx, (tx) => applyUsername(tx, id, username))
  } catch (error) {
    throw isUniqueConflict(error, 'username') ? new Failure('USERNAME_TAKEN') : error
  }
}

async function applyUsername(tx: Tx, userId: string, username: string): Promise<ProfileView> {
  const account = await lockAccount(tx.db, userId)
  const profile = await lockProfile(tx.db, userId)
  if (!account || !profile) throw notFound()
  if (account.username === username) return toProfileView(profile)
  await rejectTakenByOthers(tx.services, tx.db, userId, username)
  const before = toUsernameSkeleton(account.username)
  const after = toUsernameSkeleton(username)
  await setUsername(tx.db, userId, { username, usernameKey: toUsernameKey(username), usernameSkeleton: after })
  if (before !== after) {
    const { secretFor } = tx.services
    await retireUsername(tx.db, hashRetiredUsername(secretFor, before), userId, tx.now)
    await restoreUsername(tx.db, hashRetiredUsername(secretFor, after), userId)
  }
  await incrementProfileVersion(tx.db, userId)
  await tx.services.search.refresh(tx, 'user', [userId])
  publish(tx, profileChanged({ userId }), securityChanged({ userId, what: 'username' }))
  return toProfileView({ ...profile, username, version: profile.version + 1 })
}

async function rejectTakenByOthers({ secretFor }: Services, db: Db, userId: string, username: string): Promise<void> {
  const skeleton = toUsernameSkeleton(username)
  if (await isUsernameTaken(db, skeleton, hashRetiredUsername(secretFor, skeleton), userId)) throw new Failure('USERNAME_TAKEN')
}
