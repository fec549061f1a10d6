/** How moderators judge a profile: its display name, text, links and picture. The username stays, because others know the person by it. */
import { profileChanged } from '#events/accounts.ts'
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { Moderation } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { findProfileOf, lockProfile, type ProfileRow, updateAvatar, updateProfileRow } from './profiles.sql.ts'
import { insertRemovedProfile, type RemovedProfile, takeRemovedProfile } from './removed-profiles.sql.ts'
import { avatarFileKeys } from './replace-avatar.ts'
import { toFullName } from './user-view.ts'
import { loadPeople } from './users.sql.ts'

const isEmpty = ({ displayName, bio, links, avatar }: ProfileRow) =>
  displayName === '' && bio === '' && links.length === 0 && avatar === null

export const profileModeration: Moderation = {
  authorOf: async (db, ids) => new Map((await loadPeople(db, ids)).map(({ id }) => [id, id])),
  async evidence(db, id) {
    const profile = await findProfileOf(db, id)
    if (!profile) return []
    const { createdAt, bio, links, avatar } = profile
    const text = [bio, ...links.map(({ label, url }) => `${label} ${url}`)].filter(Boolean).join('\n')
    return [{ id, authorId: id, at: createdAt.toISOString(), title: toFullName(profile), text, pictures: avatar ? [avatar] : [] }]
  },
  async remove(tx, _by, id) {
    const profile = await lockProfile(tx.db, id)
    if (!profile || isEmpty(profile)) return false
    const earlier = await takeRemovedProfile(tx.db, id)
    await unlinkFiles(tx, avatarFileKeys(earlier?.avatar ?? null))
    await insertRemovedProfile(tx.db, profile, tx.now)
    await saveProfile(tx, id, { displayName: '', bio: '', links: [], avatar: null })
    return true
  },
  async restore(tx, _by, id) {
    const profile = await lockProfile(tx.db, id)
    const removed = profile && (await takeRemovedProfile(tx.db, id))
    if (!removed) return false
    // What the person has written since is newer than what comes back.
    if (profile.avatar) await unlinkFiles(tx, avatarFileKeys(removed.avatar))
    await saveProfile(tx, id, {
      displayName: profile.displayName || removed.displayName,
      bio: profile.bio || removed.bio,
      links: profile.links.length > 0 ? profile.links : removed.links,
      avatar: profile.avatar ?? removed.avatar,
    })
    return true
  },
  async destroy(tx, id) {
    await unlinkFiles(tx, avatarFileKeys((await takeRemovedProfile(tx.db, id))?.avatar ?? null))
  },
}

async function saveProfile(tx: Tx, id: string, { avatar, ...texts }: RemovedProfile): Promise<void> {
  await updateProfileRow(tx.db, id, texts)
  await updateAvatar(tx.db, id, avatar)
  await tx.services.search.refresh(tx, 'user', [id])
  publish(tx, profileChanged({ userId: id }))
}
