/** The demo data: conversations of the last days, most of them read. */
import { addReport } from '#domains/reports/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { insertReaction } from './changes.sql.ts'
import { findConversation, insertConversation } from './conversations.sql.ts'
import { DEMO_CONVERSATIONS, type DemoConversation, type DemoLine } from './demo-conversations.ts'
import { openDirect, rememberPeople } from './open-conversation.ts'
import { insertParties, type NewParty, saveFolder } from './parties.sql.ts'
import { hashContent, postMessage } from './post-message.ts'
import { saveReadTo } from './readers.sql.ts'

const HOUR_MS = 3600_000

type Ids = { userId: (username: string) => string; workspaceId: (slug: string) => string }

/** `people` by username, `workspaceOf` a shop by its slug. */
export async function seedMessages(
  tx: Tx,
  people: ReadonlyMap<string, string>,
  workspaceOf: (slug: string) => string | undefined,
): Promise<void> {
  const known = (id: string | undefined, name: string): string => {
    if (!id) throw new Error(`the demo data has no ${name}`)
    return id
  }
  const ids: Ids = {
    userId: (username) => known(people.get(username), username),
    workspaceId: (slug) => known(workspaceOf(slug), slug),
  }
  for (const conversation of DEMO_CONVERSATIONS) await seedConversation(tx, ids, conversation)
}

async function seedConversation(tx: Tx, ids: Ids, demo: DemoConversation): Promise<void> {
  const [first] = demo.lines
  const id = await openDemo(first ? atTime(tx, first) : tx, ids, demo)
  if (demo.isRequest && 'people' in demo.with) await saveFolder(tx.db, id, ids.userId(demo.with.people[1] ?? ''), 'requests')
  const { unreadBy = [] } = demo
  for (const [index, line] of demo.lines.entries()) {
    await sayLine(atTime(tx, line), ids, id, demo, line)
    const isLast = index === demo.lines.length - 1
    for (const name of readersOf(demo))
      if (!(isLast && (unreadBy.includes(name) || demo.isRequest))) await saveReadTo(tx.db, id, ids.userId(name), index + 1)
  }
}

/** The same transaction at the time of the line. */
function atTime(tx: Tx, { hoursAgo }: DemoLine): Tx {
  return { ...tx, now: new Date(tx.now.getTime() - hoursAgo * HOUR_MS) }
}

async function openDemo(tx: Tx, { userId, workspaceId }: Ids, { with: parties }: DemoConversation): Promise<string> {
  const person = (name: string) => ({ partyId: userId(name), kind: 'user', permission: null }) as const
  if ('shop' in parties)
    return openDirect(tx, person(parties.person), { partyId: workspaceId(parties.shop), kind: 'workspace', permission: 'orders' })
  if (!('group' in parties)) return openDirect(tx, person(parties.people[0]), person(parties.people[1]))
  const id = newId('cnv')
  const group = parties.people.map(
    (name, index): NewParty => ({ ...person(name), folder: 'inbox', otherId: null, isOwner: index === 0, joinedPosition: 0 }),
  )
  await insertConversation(tx.db, { id, kind: 'group', title: parties.group, directKey: null, about: null }, tx.now)
  await insertParties(tx.db, id, group, { at: tx.now, listedAt: tx.now })
  await rememberPeople(tx, group)
  return id
}

async function sayLine(
  tx: Tx,
  ids: Ids,
  id: string,
  { with: parties }: DemoConversation,
  { by, text, reaction, reported }: DemoLine,
): Promise<void> {
  const conversation = await findConversation(tx.db, id)
  if (!conversation) throw new Error(`no conversation ${id}`)
  const senderId = ids.userId(by)
  const { messageId } = await postMessage(tx, conversation, {
    senderKey: senderId,
    senderId,
    senderWorkspaceId: 'shop' in parties && by !== parties.person ? ids.workspaceId(parties.shop) : null,
    guestName: null,
    clientKey: newId('demo'),
    contentHash: hashContent(text),
    text,
    pictures: [],
    record: null,
    event: null,
    replyToId: null,
  })
  const [who, emoji] = reaction ?? []
  if (who && emoji) await insertReaction(tx.db, { messageId, userId: ids.userId(who), emoji }, null, tx.now)
  if (!reported) return
  const { by: reporter, ...report } = reported
  await addReport(tx, { type: 'message', id: messageId }, { ...report, userId: ids.userId(reporter) })
}

/** Those among whom the messages of the demo data are read: people, and the owner of the shop. */
function readersOf({ with: parties, lines }: DemoConversation): string[] {
  return 'shop' in parties ? [...new Set(lines.map(({ by }) => by)), parties.person] : [...parties.people]
}
