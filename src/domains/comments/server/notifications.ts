/** Who hears of comments: the author of the record, those who are answered, and those who are mentioned. */
import { commentAdded, commentEdited, commentHidden, commentShown, threadDeleted } from '#events/comments.ts'
import {
  defineNotification,
  type NotificationKind,
  undoneBy,
  type WithdrawnNotice,
} from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/transact.ts'
import { loadAuthors } from './comments.sql.ts'
import { findAnswered, findHearers, loadShown, recordOf } from './notices.ts'

const channels = { bell: 'on', mail: 'off', push: 'on' } as const

type Undoing = { type: string; id: string; commentId?: string; authorId?: string }

/** What an author no longer says in the thread; everything of a thread that is gone. */
async function findWithdrawn(tx: Tx, events: readonly { payload: Undoing }[]): Promise<WithdrawnNotice[]> {
  const withdrawn: WithdrawnNotice[] = []
  for (const { payload } of events) {
    const target = { type: payload.type, id: payload.id }
    if (payload.authorId === undefined) withdrawn.push({ target })
    else if ((await loadAuthors(tx.db, target, [payload.authorId], null)).length === 0)
      withdrawn.push({ target, actorId: payload.authorId })
  }
  return withdrawn
}

const added = defineNotification({
  kind: 'comments.added',
  area: 'social',
  channels,
  flag: 'postComments',
  events: [commentAdded, commentShown],
  async recipients(tx, events) {
    const notices = []
    for (const row of await loadShown(tx, events))
      for (const { userId, href, title } of await findHearers(tx, row, await findAnswered(tx, row)))
        notices.push({ userId, target: recordOf(row), actorId: row.authorId, params: { title }, href })
    return notices
  },
  undone: undoneBy([commentHidden, threadDeleted], findWithdrawn),
  words: {
    en: { name: 'Comments and replies', text: ({ people, title }) => `${people} commented: ${title}` },
    es: {
      name: 'Comentarios y respuestas',
      text: ({ people, count, title }) => `${people} ${count === 1 ? 'comentó' : 'comentaron'}: ${title}`,
    },
    ar: { name: 'التعليقات والردود', text: ({ people, title }) => `تعليق من ${people}: ${title}` },
  },
})

const mentioned = defineNotification({
  kind: 'comments.mentioned',
  area: 'social',
  channels,
  events: [commentAdded, commentShown, commentEdited],
  async recipients(tx, events) {
    const notices = []
    const rows = new Map((await loadShown(tx, events)).map((row) => [row.id, row]))
    for (const { payload } of events) {
      const row = rows.get(payload.commentId)
      const still = row?.mentions.flatMap(({ userId }) => (payload.mentionedIds.includes(userId) ? userId : [])) ?? []
      for (const { userId, href, title } of row ? await findHearers(tx, row, still) : [])
        notices.push({ userId, target: { type: 'comment', id: payload.commentId }, actorId: payload.authorId, params: { title }, href })
    }
    return notices
  },
  undone: undoneBy([commentHidden], async (_tx, events) =>
    events.map(({ payload }) => ({ target: { type: 'comment', id: payload.commentId } })),
  ),
  words: {
    en: { name: 'Mentions in comments', text: ({ people, title }) => `${people} mentioned you: ${title}` },
    es: {
      name: 'Menciones en comentarios',
      text: ({ people, count, title }) => `${people} te ${count === 1 ? 'mencionó' : 'mencionaron'}: ${title}`,
    },
    ar: { name: 'الإشارات إليك في التعليقات', text: ({ people, title }) => `إشارة إليك من ${people}: ${title}` },
  },
})

export const notifications: readonly NotificationKind[] = [added, mentioned]
