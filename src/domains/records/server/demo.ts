/** The demo data: what a small team keeps about one of its products. */
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { insertEntries } from './entries.sql.ts'
import { insertField, setValue } from './fields.sql.ts'
import { insertFollowers } from './followers.sql.ts'
import { insertNote } from './notes.sql.ts'
import { lockRecord, type RecordKey, setAssignee } from './records.sql.ts'
import { toTagKey } from './tag.rules.ts'
import { insertRecordTag, insertTag } from './tags.sql.ts'

const HOUR_MS = 3600_000

const NOTES = [
  { hoursAgo: 171, text: 'The last batch came out a shade too dark. Fire the next one at 1,220 and soak for twenty minutes.' },
  { hoursAgo: 98, text: 'Photographed in daylight, so the glaze looks as it is. Keep the old pictures for the catalogue.' },
  { hoursAgo: 26, text: 'Two shops asked for twenty each before the holidays. Throw a double batch this week.' },
]
const TAGS = [
  { name: 'Bestseller', color: 'green' },
  { name: 'Fragile', color: 'orange' },
] as const
/** Offered on other products. */
const SPARE_TAGS = [{ name: 'Holiday', color: 'red' }] as const

/** Nobody is notified of what happened before the installation. */
export async function seedRecord(tx: Tx, record: RecordKey, ownerId: string): Promise<void> {
  const { db } = tx
  const before = (hours: number) => new Date(tx.now.getTime() - hours * HOUR_MS)
  await lockRecord(db, record)
  for (const { hoursAgo, text } of NOTES) {
    const at = before(hoursAgo)
    await insertNote(db, record, { noteId: newId('note', at.getTime()), authorId: ownerId, text, at })
  }
  for (const { name, color } of [...TAGS, ...SPARE_TAGS]) {
    const id = newId('tag')
    await insertTag(db, { id, workspaceId: record.workspaceId, name, nameKey: toTagKey(name), color })
    if (TAGS.some((tag) => tag.name === name)) await insertRecordTag(db, record, id)
  }
  await seedFields(tx, record)
  await setAssignee(db, record, ownerId)
  await insertFollowers(db, record, [ownerId])
  const assigned = { field: 'assignee', label: null, before: null, after: { kind: 'person' as const, userId: ownerId } }
  const entry = { ...record, actorId: ownerId, action: 'records.assigned', changes: [assigned] }
  await insertEntries(db, [{ ...entry, entryId: newId('act', before(97).getTime()), happenedAt: before(97) }])
}

async function seedFields({ db }: Tx, record: RecordKey): Promise<void> {
  const { workspaceId, type } = record
  const shared = { type, required: false, choices: [] }
  const shelf = { ...shared, id: newId('fld'), name: 'Shelf', kind: 'text' as const, position: 1 }
  await insertField(db, workspaceId, shelf)
  await setValue(db, record, shelf.id, 'B-14')
  const choices = ['Stoneware', 'Porcelain', 'Terracotta'].map((name) => ({ id: newId('cho'), name }))
  const clay = { ...shared, id: newId('fld'), name: 'Clay', kind: 'choice' as const, choices, position: 2 }
  await insertField(db, workspaceId, clay)
  await setValue(db, record, clay.id, choices[0]?.id ?? '')
}
