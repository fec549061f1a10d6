/** Who hears of records: followers of notes and changes, those whom a note mentions, and who is assigned. */
import { noteAdded, noteDeleted, noteEdited, recordAssigned, recordChanged } from '#events/records.ts'
import { defineNotification, type Notice, type NotificationKind, undoneBy } from '#platform/server/notifications/notification-kind.ts'
import { loadFollowerIds } from './followers.sql.ts'
import { noticesFor } from './hearers.ts'
import { loadNotes } from './notes.sql.ts'
import { loadRecord } from './records.sql.ts'

type About = Notice<{ title: string }>

const noteTarget = (noteId: string) => ({ type: 'recordNote', id: noteId })
const noteUndone = undoneBy([noteDeleted], async (_tx, events) => events.map(({ payload }) => ({ target: noteTarget(payload.noteId) })))

const noted = defineNotification({
  kind: 'records.noted',
  area: 'workspace',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [noteAdded],
  async recipients(tx, events) {
    const notices: About[] = []
    const notes = new Map(
      (
        await loadNotes(
          tx.db,
          events.map(({ payload }) => payload.noteId),
        )
      ).map((note) => [note.id, note]),
    )
    for (const { payload } of events) {
      const note = notes.get(payload.noteId)
      if (!note) continue
      const mentioned = note.mentions.map(({ userId }) => userId)
      const userIds = (await loadFollowerIds(tx.db, note.key)).filter((id) => !mentioned.includes(id))
      notices.push(...(await noticesFor(tx, note.key, { userIds, actorId: payload.authorId, target: noteTarget(note.id) })))
    }
    return notices
  },
  undone: noteUndone,
  words: {
    en: { name: 'Notes on records you follow', text: ({ people, title }) => `${people} added a note: ${title}` },
    es: {
      name: 'Notas en registros que sigues',
      text: ({ people, count, title }) => `${people} ${count === 1 ? 'añadió' : 'añadieron'} una nota: ${title}`,
    },
    ar: { name: 'ملاحظات على السجلات التي تتابعها', text: ({ people, title }) => `ملاحظة من ${people}: ${title}` },
  },
})

const mentioned = defineNotification({
  kind: 'records.mentioned',
  area: 'workspace',
  channels: { bell: 'on', mail: 'off', push: 'on' },
  events: [noteAdded, noteEdited],
  async recipients(tx, events) {
    const notices: About[] = []
    const notes = new Map(
      (
        await loadNotes(
          tx.db,
          events.map(({ payload }) => payload.noteId),
        )
      ).map((note) => [note.id, note]),
    )
    for (const { payload } of events) {
      const note = notes.get(payload.noteId)
      const still = note?.mentions.flatMap(({ userId }) => (payload.mentionedIds.includes(userId) ? userId : [])) ?? []
      if (note)
        notices.push(...(await noticesFor(tx, note.key, { userIds: still, actorId: payload.authorId, target: noteTarget(note.id) })))
    }
    return notices
  },
  undone: noteUndone,
  words: {
    en: { name: 'Mentions in notes', text: ({ people, title }) => `${people} mentioned you in a note: ${title}` },
    es: {
      name: 'Menciones en notas',
      text: ({ people, count, title }) => `${people} te ${count === 1 ? 'mencionó' : 'mencionaron'} en una nota: ${title}`,
    },
    ar: { name: 'الإشارات إليك في الملاحظات', text: ({ people, title }) => `إشارة إليك في ملاحظة من ${people}: ${title}` },
  },
})

const changed = defineNotification({
  kind: 'records.changed',
  area: 'workspace',
  channels: { bell: 'on', mail: 'off', push: 'off' },
  events: [recordChanged],
  async recipients(tx, events) {
    const notices: About[] = []
    for (const { payload } of events)
      notices.push(...(await noticesFor(tx, payload, { userIds: await loadFollowerIds(tx.db, payload), actorId: payload.actorId })))
    return notices
  },
  words: {
    en: { name: 'Changes of records you follow', text: ({ title }) => `There are changes: ${title}` },
    es: { name: 'Cambios en registros que sigues', text: ({ title }) => `Hay cambios: ${title}` },
    ar: { name: 'تغييرات السجلات التي تتابعها', text: ({ title }) => `توجد تغييرات: ${title}` },
  },
})

const assigned = defineNotification({
  kind: 'records.assigned',
  area: 'workspace',
  channels: { bell: 'on', mail: 'off', push: 'on' },
  events: [recordAssigned],
  async recipients(tx, events) {
    const notices: About[] = []
    for (const { payload } of events) {
      // Who is not assigned any more hears nothing.
      const { assigneeId } = await loadRecord(tx.db, payload)
      if (assigneeId === payload.userId)
        notices.push(...(await noticesFor(tx, payload, { userIds: [payload.userId], actorId: payload.by })))
    }
    return notices
  },
  words: {
    en: { name: 'Records assigned to you', text: ({ people, title }) => `${people} assigned this to you: ${title}` },
    es: { name: 'Registros que se te asignan', text: ({ people, title }) => `Se te asignó (${people}): ${title}` },
    ar: { name: 'السجلات المسندة إليك', text: ({ people, title }) => `إسناد إليك من ${people}: ${title}` },
  },
})

export const notifications: readonly NotificationKind[] = [noted, mentioned, changed, assigned]
