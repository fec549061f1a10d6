/** The score of a contact is the sum of dated entries, each with its cause. */
import { sql } from 'kysely'
import { type Db, schemaOf } from '#platform/server/db.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Tables } from '../db.types.ts'

const crm = schemaOf<Tables>()

type Entry = {
  workspaceId: string
  contactId: string
  points: number
  cause: 'created' | 'interaction' | 'interactionRemoved' | 'imported' | 'merged'
  /** The interaction, or the contact that was merged. */
  reference: string
  createdAt: Date
}

/** An entry of a new contact, whose score begins with it. */
export async function insertScoreEntry(db: Db, entry: Entry): Promise<void> {
  await crm(db)
    .insertInto('crm.scoreEntries')
    .values({ ...entry, id: newId('score') })
    .execute()
}

/** Adds an entry and its points. */
export async function addPoints(db: Db, entry: Entry): Promise<void> {
  if (entry.points === 0) return
  await insertScoreEntry(db, entry)
  await sql`
    update crm.contacts set score = score + ${entry.points} where workspace_id = ${entry.workspaceId} and id = ${entry.contactId}`.execute(
    db,
  )
}
