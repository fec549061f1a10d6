import type { UserView } from '#domains/accounts/contract.ts'
import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { ActivityValueView, EntryView, NoteView, RecordView } from '../contract.ts'
import { attachmentPath } from './attachment-path.ts'
import type { ActivityRow, NoteRow } from './entries.sql.ts'
import { loadRecord, type RecordKey } from './records.sql.ts'
import type { StoredValue } from './stored-change.ts'

type Users = ReadonlyMap<string, UserView>

/** Two statements. */
export async function loadRecordView(db: Db, key: RecordKey, userId: string): Promise<RecordView> {
  const { assigneeId, followerIds, tags, fields, attachments } = await loadRecord(db, key)
  const ids = [assigneeId, ...followerIds, ...attachments.map(({ uploadedBy }) => uploadedBy)].flatMap((id) => id ?? [])
  const users = await loadVisibleUsers(db, ids)
  const userFor = (id: string | null) => (id === null ? null : (users.get(id) ?? null))
  return {
    assignee: userFor(assigneeId),
    following: followerIds.includes(userId),
    followers: followerIds.flatMap((id) => users.get(id) ?? []),
    tags,
    fields,
    attachments: attachments.map(({ id, name, bytes, uploadedBy, uploadedAt }) => ({
      id,
      name,
      bytes,
      uploadedBy: userFor(uploadedBy),
      uploadedAt: new Date(uploadedAt).toISOString(),
      href: attachmentPath(id),
      mine: uploadedBy === userId,
    })),
  }
}

export function peopleOfNotes(notes: readonly NoteRow[]): string[] {
  return notes.flatMap(({ authorId, mentions }) => [authorId, ...mentions.map(({ userId }) => userId)]).flatMap((id) => id ?? [])
}

export function peopleOfActivity(entries: readonly ActivityRow[]): string[] {
  const people = entries.flatMap(({ actorId, changes }) => [
    actorId,
    ...changes.flatMap(({ before, after }) => [before, after]).map((value) => (value?.kind === 'person' ? value.userId : null)),
  ])
  return people.flatMap((id) => id ?? [])
}

export function toNoteView({ id, authorId, text, mentions, at, editedAt, version }: NoteRow, users: Users, userId: string): NoteView {
  return {
    kind: 'note',
    id,
    at: at.toISOString(),
    author: authorId === null ? null : (users.get(authorId) ?? null),
    text,
    mentions: mentions.flatMap((mention) => {
      const username = users.get(mention.userId)?.username
      return username === undefined ? [] : [{ name: mention.name, username }]
    }),
    mine: authorId === userId,
    editedAt: editedAt?.toISOString() ?? null,
    version,
  }
}

export function toActivityView({ id, actorId, at, action, changes }: ActivityRow, users: Users): EntryView {
  return {
    kind: 'activity',
    id,
    at: at.toISOString(),
    actor: actorId === null ? null : (users.get(actorId) ?? null),
    action,
    changes: changes.map(({ before, after, ...change }) => ({
      ...change,
      before: toValueView(before, users),
      after: toValueView(after, users),
    })),
  }
}

function toValueView(value: StoredValue | null, users: Users): ActivityValueView | null {
  return value?.kind === 'person' ? { kind: 'person', name: users.get(value.userId)?.name ?? null } : value
}
