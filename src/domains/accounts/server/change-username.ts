import { profileChanged, securityChanged } from '#facts/accounts.ts'
import type { Db } from '#platform/server/db.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call, Kernel } from '#platform/server/kernel.ts'
import { announce, type Tx, transact } from '#platform/server/transact.ts'
import type { ProfileView } from '../contract.ts'
import { USERNAME_PER_DAY } from './limits.ts'
import { profileView } from './profile-view.ts'
import { lockProfile, raiseVersion } from './profiles.sql.ts'
import { refuseBadUsername } from './register.ts'
import { hashOfName } from './retired-names.ts'
import { memberIn } from './sessions.ts'
import { isTakenMeanwhile } from './taken-meanwhile.ts'
import { skeletonOf, usernameKey } from './username.rules.ts'
import { retireName, setUsername, unretireName } from './usernames.sql.ts'
import { accountById, isUsernameTaken, lockAccount } from './users.sql.ts'

/**
 * Another name, or the same in another spelling. The former one stays out of use for everybody but its owner, who may take it
 * back. Fails with USERNAME_TAKEN, of many at once for all but one.
 */
export async function changeUsername(call: Call, { username }: { username: string }): Promise<ProfileView> {
  const { kernel } = call
  const { id } = memberIn(call)
  refuseBadUsername(username)
  const present = await accountById(kernel.db, id)
  if (present?.username !== username) {
    // Only a name that can be had counts.
    await refuseTakenByOthers(kernel, kernel.db, id, username)
    await kernel.limits.consume(USERNAME_PER_DAY, id)
  }
  try {
    return await transact(call, (tx) => rename(tx, id, username))
  } catch (error) {
    throw isTakenMeanwhile(error, 'username') ? new Failure('USERNAME_TAKEN') : error
  }
}

async function rename(tx: Tx, userId: string, username: string): Promise<ProfileView> {
  const account = await lockAccount(tx.db, userId)
  const profile = await lockProfile(tx.db, userId)
  if (!account || !profile) throw notFound()
  if (account.username === username) return profileView(profile)
  await refuseTakenByOthers(tx.kernel, tx.db, userId, username)
  const [before, after] = [skeletonOf(account.username), skeletonOf(username)]
  await setUsername(tx.db, userId, { username, usernameKey: usernameKey(username), usernameSkeleton: after })
  if (before !== after) {
    const { secretFor } = tx.kernel
    await retireName(tx.db, hashOfName(secretFor, before), userId, tx.now)
    await unretireName(tx.db, hashOfName(secretFor, after), userId)
  }
  await raiseVersion(tx.db, userId)
  announce(tx, profileChanged({ userId }), securityChanged({ userId, what: 'username' }))
  return profileView({ ...profile, username, version: profile.version + 1 })
}

async function refuseTakenByOthers({ secretFor }: Kernel, db: Db, userId: string, username: string): Promise<void> {
  const skeleton = skeletonOf(username)
  if (await isUsernameTaken(db, skeleton, hashOfName(secretFor, skeleton), userId)) throw new Failure('USERNAME_TAKEN')
}
