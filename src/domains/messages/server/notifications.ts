/** The kind of notification about messages: one row for each conversation. */

import { loadProfileAccess } from '#domains/network/server/index.ts'
import { loadPermittedUserIds, loadWorkspaceNames } from '#domains/workspaces/server/index.ts'
import { conversationChanged, messageRemoved, messageSent, readingChanged } from '#events/messages.ts'
import { defineNotification, undoneBy } from '#platform/server/notifications/notification-kind.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { EventPayload } from '#platform/shared/domain-event.ts'
import { type Hearer, loadCaughtUp, loadHearers } from './heard.sql.ts'

type Sent = EventPayload<typeof messageSent>

/** Who wrote, outside groups. A guest has no name here. */
const senderOf = ({ state, people, from }: { state: string; people: string; from: string }, guest: string) =>
  state === 'person' ? people : state === 'shop' ? from : guest

const target = (conversationId: string) => ({ type: 'conversation', id: conversationId })

/** People of a workspace hear by their current permission. */
async function loadStaff(tx: Tx, { workspaces, senderWorkspaceId }: Sent): Promise<Map<string, string>> {
  const staff = new Map<string, string>()
  for (const { workspaceId, permission } of workspaces) {
    if (workspaceId === senderWorkspaceId) continue
    const people = await loadPermittedUserIds(tx.db, [workspaceId], permission)
    for (const userId of people.get(workspaceId) ?? []) staff.set(userId, workspaceId)
  }
  return staff
}

/** Nobody hears of people whom they muted, or with a block between them. Orders are heard of in any case. */
async function isSilenced(tx: Tx, { userId, kind, takesPart }: Hearer, { senderId, senderWorkspaceId }: Sent): Promise<boolean> {
  if (kind === 'thread' || !takesPart || senderId === null || senderWorkspaceId !== null) return false
  const access = await loadProfileAccess(tx.db, userId, senderId, tx.now)
  return access === null || access.relation.blocked || access.relation.muted !== null
}

const received = defineNotification({
  kind: 'messages.received',
  area: 'social',
  channels: { bell: 'on', mail: 'off', push: 'on' },
  flag: 'newMessages',
  events: [messageSent],
  async recipients(tx, events) {
    const notices = []
    for (const { payload } of events) {
      if (payload.isEvent) continue
      const { conversationId, messageId, senderId, senderWorkspaceId } = payload
      const [staff, hearers, names] = [
        await loadStaff(tx, payload),
        await loadHearers(tx.db, messageId, tx.now),
        await loadWorkspaceNames(tx.db, senderWorkspaceId === null ? [] : [senderWorkspaceId]),
      ]
      for (const hearer of hearers) {
        const { userId, kind, title, takesPart } = hearer
        const workspaceId = takesPart ? undefined : staff.get(userId)
        if ((!takesPart && workspaceId === undefined) || (await isSilenced(tx, hearer, payload))) continue
        notices.push({
          userId,
          target: target(conversationId),
          actorId: senderWorkspaceId === null ? senderId : null,
          params: {
            state: kind === 'group' ? 'group' : senderWorkspaceId !== null ? 'shop' : senderId !== null ? 'person' : 'guest',
            from: names.get(senderWorkspaceId ?? '') ?? '',
            title,
          },
          href: `/messages/${conversationId}`,
          ...(workspaceId !== undefined && { workspaceId }),
        })
      }
    }
    return notices
  },
  undone: undoneBy([readingChanged, messageRemoved, conversationChanged], async (tx, events) => {
    const withdrawn = []
    for (const id of new Set(events.map(({ payload }) => payload.conversationId)))
      for (const userId of await loadCaughtUp(tx.db, id)) withdrawn.push({ target: target(id), userId })
    return withdrawn
  }),
  words: {
    en: {
      name: 'New messages',
      text: (said) =>
        said.state === 'group' ? `${said.people} wrote in ${said.title}` : `${senderOf(said, 'A guest')} sent you a message`,
    },
    es: {
      name: 'Mensajes nuevos',
      text: (said) =>
        said.state === 'group'
          ? `${said.people} ${said.count === 1 ? 'escribió' : 'escribieron'} en ${said.title}`
          : `${senderOf(said, 'Un invitado')} te envió un mensaje`,
    },
    ar: {
      name: 'الرسائل الجديدة',
      text: (said) =>
        said.state === 'group' ? `رسالة جديدة من ${said.people} في ${said.title}` : `رسالة جديدة من ${senderOf(said, 'زائر')}`,
    },
  },
})

export const notifications = [received]
