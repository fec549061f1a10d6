import type { Searchable, Services, Tx } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { deleteAllDocuments, hasDocuments, lockDocuments } from './documents.sql.ts'
import { writeDocuments } from './open-search-index.ts'

const BATCH = 500

/** Rebuilds every document in one transaction. Commands that write documents wait for it; searches go on. Returns the number of documents. */
export async function rebuildDocuments(services: Services): Promise<number> {
  return transactAsSystem(services, async (tx) => {
    await lockDocuments(tx.db)
    await deleteAllDocuments(tx.db)
    let count = 0
    for (const searchable of services.search.searchables) count += await writeAllDocuments(tx, searchable)
    return count
  })
}

/** Fills the index of a Plaza that is older than it, or than one of its types. */
export async function fillDocuments(services: Services): Promise<void> {
  for (const searchable of services.search.searchables) {
    if (await hasDocuments(services.db, searchable.type)) continue
    await transactAsSystem(services, async (tx) => {
      await lockDocuments(tx.db)
      await writeAllDocuments(tx, searchable)
    })
  }
}

async function writeAllDocuments(tx: Tx, searchable: Searchable): Promise<number> {
  let count = 0
  for (let last = ''; ; ) {
    const ids = await searchable.ids(tx.db, last, BATCH)
    if (ids.length === 0) return count
    count += await writeDocuments(tx, searchable, ids)
    last = ids.at(-1) ?? last
  }
}
