import type { Searchable, SearchIndex, SearchSource, Tx } from '#platform/server/services.ts'
import { toDocumentRow } from './documents.rules.ts'
import { lockRecords, replaceDocuments } from './documents.sql.ts'

/** The index that commands of all domains write. Throws when two domains declare the same type. */
export function openSearchIndex(searchables: readonly Searchable[], sources: readonly SearchSource[]): SearchIndex {
  const byType = new Map(searchables.map((searchable) => [searchable.type, searchable]))
  const types = new Set([...byType.keys(), ...sources.map(({ type }) => type)])
  if (types.size !== searchables.length + sources.length) throw new Error('two searchables have the same type')

  async function add(tx: Tx, type: string, ids: readonly string[]): Promise<void> {
    const searchable = byType.get(type)
    if (!searchable) throw new Error(`no domain declares the searchable ${type}`)
    if (ids.length > 0) await writeDocuments(tx, searchable, ids)
  }

  return {
    searchables,
    sources,
    add,
    async refresh(tx, type, ids) {
      const sorted = [...new Set(ids)].sort()
      if (sorted.length > 0) await lockRecords(tx.db, type, sorted)
      await add(tx, type, sorted)
    },
  }
}

export async function writeDocuments(tx: Tx, { type, documents }: Searchable, ids: readonly string[]): Promise<number> {
  const found = await documents(tx.db, ids)
  await replaceDocuments(
    tx.db,
    type,
    ids,
    found.map((document) => toDocumentRow(type, document)),
  )
  return found.length
}
