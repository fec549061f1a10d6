import { defineResource, type Resource } from '#platform/server/resources.ts'
import { erasePerson, exportRecordsOf, loadFilesOf } from './personal-data.sql.ts'

/** A note is shown with its record; the resource exports and erases the people who wrote, uploaded and were assigned. */
const note = defineResource({
  type: 'recordNote',
  personalData: {
    obligations: async () => [],
    export: exportRecordsOf,
    files: async (db, userId) => (await loadFilesOf(db, userId)).map(({ id, name, key }) => ({ path: `records/${id} ${name}`, key })),
    erase: (tx, userId) => erasePerson(tx.db, userId),
  },
})

export const resources: readonly Resource[] = [note]
