import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { insertPeople, lockPeople, type Person } from './people.sql.ts'
import { loadRelations, type RelationRow } from './relations.sql.ts'

export type Pair = { other: Person; relation: RelationRow }

/**
 * Locks a member and another person until the transaction ends, and loads what is between them. Fails with NOT_FOUND for oneself, and for
 * somebody whom the member does not see: missing, suspended, being deleted, or blocking the member.
 */
export async function lockPair(tx: Tx, userId: string, otherId: string): Promise<Pair> {
  const pair = [userId, otherId]
  const users = await loadVisibleUsers(tx.db, pair)
  if (userId === otherId || !users.has(otherId)) throw notFound()
  await insertPeople(tx.db, [...users.values()])
  const people = await lockPeople(tx.db, pair)
  // An account that was erased while this transaction waited must get no new row.
  const still = await loadVisibleUsers(tx.db, pair)
  const other = people.get(otherId)
  const relation = (await loadRelations(tx.db, userId, [otherId], tx.now)).get(otherId)
  if (!still.has(otherId) || !other || !relation || relation.blockedMe) throw notFound()
  return { other, relation }
}
