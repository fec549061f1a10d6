/** Conversations about records of other domains, which decide who takes part. */
import type { OperationContext, ResourceRef } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Permission } from '#platform/shared/permissions.ts'
import type { MessageView } from '../contract.ts'
import { findConversation, findThreadId, insertConversation, lockConversation } from './conversations.sql.ts'
import { loadMessagePage, type MessagePage, type PageInput } from './message-page.ts'
import { toMessageViews } from './message-views.ts'
import { rememberPeople } from './open-conversation.ts'
import { insertParties, loadListedAt, type NewParty } from './parties.sql.ts'

export type ThreadParty = { userId: string } | { workspaceId: string; permission: Permission }

/** Opens the thread about a record, or returns the one there is. Parties are added, never doubled. */
export async function openThread(
  tx: Tx,
  { about, title, parties }: { about: ResourceRef; title: string; parties: readonly ThreadParty[] },
): Promise<string> {
  const id = newId('cnv')
  const isNew = await insertConversation(tx.db, { id, kind: 'thread', title, directKey: null, about }, tx.now)
  const conversationId = isNew ? id : await findThreadId(tx.db, about)
  if (conversationId === undefined) throw new Error(`no thread about ${about.type} ${about.id}`)
  await addParties(tx, conversationId, parties)
  return conversationId
}

/** Adds a person to the thread of a record, if there is one. They see all of it. */
export async function joinThread(tx: Tx, about: ResourceRef, userId: string): Promise<void> {
  const conversationId = await findThreadId(tx.db, about)
  if (conversationId !== undefined) await addParties(tx, conversationId, [{ userId }])
}

async function addParties(tx: Tx, conversationId: string, parties: readonly ThreadParty[]): Promise<void> {
  await lockConversation(tx.db, conversationId)
  const added = parties.map(toNewParty)
  await insertParties(tx.db, conversationId, added, { at: tx.now, listedAt: await loadListedAt(tx.db, conversationId) })
  await rememberPeople(tx, added)
}

function toNewParty(party: ThreadParty): NewParty {
  const more = { folder: 'inbox', otherId: null, isOwner: false, joinedPosition: 0 } as const
  return 'userId' in party
    ? { ...more, partyId: party.userId, kind: 'user', permission: null }
    : { ...more, partyId: party.workspaceId, kind: 'workspace', permission: party.permission }
}

/** A page of a thread for a guest who may read the record, which the caller has checked. Null: there is no thread. */
export async function loadThreadPage(
  ctx: OperationContext,
  about: ResourceRef,
  page: PageInput & { side: 'guest' },
): Promise<(MessagePage<MessageView> & { conversationId: string }) | null> {
  const { db } = ctx.services
  const conversationId = await findThreadId(db, about)
  const conversation = conversationId === undefined ? undefined : await findConversation(db, conversationId)
  if (!conversation) return null
  const { id, lastPosition } = conversation
  const { items, ...more } = await loadMessagePage(db, { id, lastPosition, first: 0 }, page)
  const reader = { userId: null, asWorkspaceId: null, hiddenIds: [], hidesPeople: false }
  return { conversationId: id, items: await toMessageViews(ctx, db, reader, items), ...more }
}
