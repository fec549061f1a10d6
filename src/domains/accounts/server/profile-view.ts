import type { ProfileView } from '../contract.ts'
import { avatarUrlFor } from './me-view.ts'
import type { ProfileRow } from './profiles.sql.ts'

export function toProfileView({ userId, username, avatar, bio, links, createdAt, version }: ProfileRow): ProfileView {
  return { id: userId, username, avatarUrl: avatarUrlFor(avatar), bio, links, joinedAt: createdAt.toISOString(), version }
}
