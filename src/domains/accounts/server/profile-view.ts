import type { ProfileView } from '../contract.ts'
import type { ProfileRow } from './profiles.sql.ts'
import { toUserView } from './user-view.ts'

export function toProfileView(row: ProfileRow): ProfileView {
  const { userId, displayName, bio, links, createdAt, version } = row
  return { ...toUserView({ ...row, id: userId }), displayName, bio, links, joinedAt: createdAt.toISOString(), version }
}
