/** While demo data is seeded, search takes up each type's records at once instead of one by one. */
import type { Tx } from '#platform/server/transact.ts'

/** `seed` gets a transaction whose records are added to search when it has seeded them all. */
export async function addToSearchAfter(tx: Tx, seed: (tx: Tx) => Promise<void>): Promise<void> {
  const added = new Map<string, Set<string>>()
  const add = async (_: Tx, type: string, ids: readonly string[]) => {
    added.set(type, new Set([...(added.get(type) ?? []), ...ids]))
  }
  const { search } = tx.services
  await seed({ ...tx, services: { ...tx.services, search: { ...search, add, refresh: add } } })
  for (const [type, ids] of added) await search.refresh(tx, type, [...ids])
}
