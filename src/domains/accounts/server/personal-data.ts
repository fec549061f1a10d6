/** Files in the export, and the last step of the erasure, of an account. */
import { erased } from '#events/accounts.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { erasePlatformData } from '#platform/server/erase-platform-data.ts'
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { loadUploads } from '#platform/server/uploads/consume-upload.ts'
import { anonymizeSuspensions, deleteUser, loadAccountFiles } from './personal-data.sql.ts'
import { takeRemovedProfile } from './removed-profiles.sql.ts'
import { avatarFileKeys } from './replace-avatar.ts'
import { hashRetiredUsername } from './retired-usernames.ts'
import { toUsernameSkeleton } from './username.rules.ts'
import { retireUsername } from './usernames.sql.ts'
import { lockAccount } from './users.sql.ts'

/** The avatar, and uploads of the last day. */
export async function loadPersonalFiles(db: Db, userId: string): Promise<{ path: string; key: string }[]> {
  const { avatar } = await loadAccountFiles(db, userId)
  const widest = avatar?.sources.at(-1)
  const uploads = await loadUploads(db, userId)
  return [
    ...(widest ? [{ path: 'picture.webp', key: widest.key }] : []),
    ...uploads.map(({ id, key }) => ({ path: `uploads/${id}.webp`, key })),
  ]
}

/**
 * Last step of an erasure, after all other domains. It leaves only a hash of the username, so that nobody can impersonate the user, and
 * their id in the audit log.
 */
export async function eraseAccountRow(tx: Tx, userId: string): Promise<void> {
  const account = await lockAccount(tx.db, userId)
  if (!account) return
  const { avatar, archives } = await loadAccountFiles(tx.db, userId)
  const removed = await takeRemovedProfile(tx.db, userId)
  await unlinkFiles(tx, [...avatarFileKeys(avatar), ...avatarFileKeys(removed?.avatar ?? null), ...archives])
  await erasePlatformData(tx, userId)
  await anonymizeSuspensions(tx.db, userId)
  await retireUsername(tx.db, hashRetiredUsername(tx.services.secretFor, toUsernameSkeleton(account.username)), null, tx.now)
  await deleteUser(tx.db, userId)
  await tx.services.search.refresh(tx, 'user', [userId])
  publish(tx, erased({ userId }))
  await recordAudit(tx, { actor: 'system', action: 'accounts.erased', resource: { type: 'user', id: userId }, client: null })
}
