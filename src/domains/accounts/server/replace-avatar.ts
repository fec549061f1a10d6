import { profileChanged } from '#events/accounts.ts'
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { Picture } from '#platform/server/picture.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import type { ProfileView } from '../contract.ts'
import { toProfileView } from './profile-view.ts'
import { type ProfileRow, updateAvatar } from './profiles.sql.ts'

export async function replaceAvatar(tx: Tx, profile: ProfileRow, avatar: Picture | null): Promise<ProfileView> {
  await unlinkFiles(tx, avatarFileKeys(profile.avatar))
  await updateAvatar(tx.db, profile.userId, avatar)
  publish(tx, profileChanged({ userId: profile.userId }))
  return toProfileView({ ...profile, avatar, version: profile.version + 1 })
}

export function avatarFileKeys(avatar: Pick<Picture, 'sources'> | null): string[] {
  return avatar?.sources.map(({ key }) => key) ?? []
}
