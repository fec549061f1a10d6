import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MemberContext } from '#platform/server/services.ts'
import type { ConversationView } from '../contract.ts'
import { loadAttendance } from './attendance.sql.ts'
import { toPeople } from './attendance.ts'
import { loadClosed } from './direct-state.ts'
import { loadInboxRows } from './inbox.sql.ts'
import { toConversationRows } from './inbox-views.ts'
import { loadPartyNames } from './party-names.ts'
import type { Place } from './place.ts'
import type { Reach } from './reach.ts'

/** A conversation as the reader sees it. */
export async function loadConversationView(ctx: MemberContext, db: Db, reach: Reach, place: Place): Promise<ConversationView> {
  const now = ctx.services.now()
  const { conversation, own, others } = place
  const parties = [own, ...others]
  const idsOf = (kind: 'user' | 'workspace') => parties.flatMap((party) => (party.kind === kind ? party.partyId : []))
  const [rows, names, attendance, closed] = await Promise.all([
    loadInboxRows(db, reach, [conversation.id], now),
    loadPartyNames(db, reach.hiddenIds, { userIds: idsOf('user'), workspaceIds: idsOf('workspace') }),
    loadAttendance(db, conversation.id, [...idsOf('user'), reach.userId]),
    loadClosed(db, place, now),
  ])
  const row = rows.get(conversation.id)
  const [view] = row ? await toConversationRows(ctx, db, reach, [row]) : []
  if (!row || !view) throw notFound()
  const mine = attendance.find(({ userId }) => userId === reach.userId)
  return {
    ...view,
    readTo: row.readTo,
    lastPosition: row.lastPosition,
    people: toPeople(place, reach, names, attendance, now),
    closed,
    sendsTyping: mine?.typing ?? true,
    sendsReceipts: mine?.receipts ?? true,
  }
}
