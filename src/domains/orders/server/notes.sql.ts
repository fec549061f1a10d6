import { type Db, schemaOf } from '#platform/server/db.ts'
import type { Tables } from './db.types.ts'

const orders = schemaOf<Tables>()

export type NoteRow = { id: string; content: string; author: string; writtenAt: Date }

export async function insertNote(db: Db, note: NoteRow & { workspaceId: string; orderId: string; partNumber: number }): Promise<void> {
  await orders(db).insertInto('orders.notes').values(note).execute()
}

export async function loadNotes(db: Db, orderId: string, partNumber: number): Promise<NoteRow[]> {
  return orders(db)
    .selectFrom('orders.notes')
    .select(['id', 'content', 'author', 'writtenAt'])
    .where('orderId', '=', orderId)
    .where('partNumber', '=', partNumber)
    .orderBy('id')
    .execute()
}
