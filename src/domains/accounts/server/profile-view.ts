import type { ProfileView } from '../contract.ts'
import { avatarUrlOf } from './me-view.ts'
import type { ProfileRow } from './profiles.sql.ts'

export function profileView({ userId, username, avatar, bio, links, createdAt, version }: ProfileRow): ProfileView {
  return { id: userId, username, avatarUrl: avatarUrlOf(avatar), bio, links, joinedAt: createdAt.toISOString(), version }
}
