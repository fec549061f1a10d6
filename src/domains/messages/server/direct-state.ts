/** What is between the two parties of a direct conversation. */
import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { loadProfileAccess } from '#domains/network/server/index.ts'
import { findOwner } from '#domains/workspaces/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { ConversationView } from '../contract.ts'
import { closedReason, folderOfFirstMessage } from './conversation.rules.ts'
import type { Folder } from './parties.sql.ts'
import { loadPeople } from './people.sql.ts'
import type { Place } from './place.ts'

/** Where a first message of one person to another appears; null: it is not accepted. */
export async function loadFirstFolder(db: Db, senderId: string, receiverId: string, now: Date): Promise<Folder | null> {
  const [people, access] = await Promise.all([loadPeople(db, [receiverId]), loadProfileAccess(db, receiverId, senderId, now)])
  return folderOfFirstMessage(people.get(receiverId)?.acceptsFrom ?? 'following', access?.relation.following ?? false)
}

/** Whether a member and the owner of a shop have a block between them. False for a shop that is closed. */
export async function isBlockedByOwner(db: Db, workspaceId: string, userId: string, now: Date): Promise<boolean> {
  const ownerId = await findOwner(db, workspaceId)
  if (ownerId === null) return false
  const access = await loadProfileAccess(db, ownerId, userId, now)
  return access === null || access.relation.blocked
}

/** Why the reader may not write here; null: they may. */
export async function loadClosed(db: Db, { conversation, own, others }: Place, now: Date): Promise<ConversationView['closed']> {
  if (conversation.kind !== 'direct') return null
  const [other] = others
  if (!other) return 'gone'
  const { lastPosition } = conversation
  const shop = [own, other].find(({ kind }) => kind === 'workspace')
  const personIds = [own, other].flatMap(({ kind, partyId }) => (kind === 'user' ? partyId : []))
  const [users, isBlocked, firstFolder, ownerId] = await Promise.all([
    loadVisibleUsers(db, personIds),
    shop ? isBlockedByOwner(db, shop.partyId, personIds[0] ?? '', now) : false,
    shop || lastPosition > 0 ? 'inbox' : loadFirstFolder(db, own.partyId, other.partyId, now),
    shop ? findOwner(db, shop.partyId) : null,
  ])
  return closedReason({
    otherExists: other.kind === 'user' ? users.has(other.partyId) : ownerId !== null,
    isBlocked,
    otherFolder: other.kind === 'user' ? other.folder : null,
    lastPosition,
    isAccepted: firstFolder !== null,
  })
}
