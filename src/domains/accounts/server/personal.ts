/** What becomes of an account when its owner takes it out or goes. */
import { erased } from '#facts/accounts.ts'
import { record } from '#platform/server/audit.ts'
import type { Db } from '#platform/server/db.ts'
import { letGoOfFiles } from '#platform/server/files/loose-files.ts'
import { forgetPerson } from '#platform/server/forget-person.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { uploadsOf } from '#platform/server/uploads/take-upload.ts'
import { deleteUser, filesKeptFor, forgetWhoSuspended } from './personal.sql.ts'
import { hashOfName } from './retired-names.ts'
import { keysOf } from './set-avatar.ts'
import { skeletonOf } from './username.rules.ts'
import { retireName } from './usernames.sql.ts'
import { lockAccount } from './users.sql.ts'

/** Their picture, and what they uploaded in the last day. */
export async function filesOf(db: Db, userId: string): Promise<{ path: string; key: string }[]> {
  const { avatar } = await filesKeptFor(db, userId)
  const widest = avatar?.sources.at(-1)
  const uploads = await uploadsOf(db, userId)
  return [
    ...(widest ? [{ path: 'picture.webp', key: widest.key }] : []),
    ...uploads.map(({ id, key }) => ({ path: `uploads/${id}.webp`, key })),
  ]
}

/**
 * The end of an erasure, after all other domains forgot the person: what is left is the hash of their name, so that nobody
 * passes for them, and in the audit log their id.
 */
export async function eraseAccountRow(tx: Tx, userId: string): Promise<void> {
  const account = await lockAccount(tx.db, userId)
  if (!account) return
  const { avatar, archives } = await filesKeptFor(tx.db, userId)
  await letGoOfFiles(tx, [...keysOf(avatar), ...archives])
  await forgetPerson(tx, userId)
  await forgetWhoSuspended(tx.db, userId)
  await retireName(tx.db, hashOfName(tx.kernel.secretFor, skeletonOf(account.username)), null, tx.now)
  await deleteUser(tx.db, userId)
  announce(tx, erased({ userId }))
  await record(tx, { actor: 'system', action: 'accounts.erased', subject: { type: 'user', id: userId }, client: null })
}
