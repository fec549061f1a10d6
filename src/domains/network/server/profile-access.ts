/** How a member sees another person: whether at all, and what. */
import type { Db } from '#platform/server/db.ts'
import type { ListAudience, RelationView } from '../contract.ts'
import { NO_RELATION, toRelationView } from './relation-view.ts'
import { loadRelations } from './relations.sql.ts'
import { seesLists, seesPosts } from './visibility.rules.ts'

export type ProfileAccess = {
  isMe: boolean
  isPrivate: boolean
  listsFor: ListAudience
  relation: RelationView
  /** The kept counts of followers and following. */
  followers: number
  following: number
  showsLists: boolean
  showsPosts: boolean
}

/** Null for somebody who blocked the viewer. */
export async function loadProfileAccess(db: Db, viewerId: string, userId: string, now: Date): Promise<ProfileAccess | null> {
  const isMe = viewerId === userId
  const row = (await loadRelations(db, viewerId, [userId], now)).get(userId)
  if (row?.blockedMe) return null
  const relation = row ? toRelationView(row) : NO_RELATION
  const { isPrivate = false, listsFor = 'everyone', followers = 0, followed: following = 0 } = row ?? {}
  const seen = { isMe, relation }
  return {
    isMe,
    isPrivate,
    listsFor,
    relation,
    followers,
    following,
    showsLists: seesLists({ isPrivate, listsFor }, seen),
    showsPosts: seesPosts({ isPrivate }, seen),
  }
}
