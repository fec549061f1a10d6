import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { NetworkSettings } from '../contract.ts'
import { insertPeople, loadPeople } from './people.sql.ts'

/** The settings of somebody who has changed none. */
const DEFAULTS: NetworkSettings = { isPrivate: false, listsFor: 'everyone', version: 1 }

export async function loadSettings(db: Db, userId: string): Promise<NetworkSettings> {
  const person = (await loadPeople(db, [userId])).get(userId)
  return person ? { isPrivate: person.isPrivate, listsFor: person.listsFor, version: person.version } : DEFAULTS
}

/** Makes sure that the member takes part in the network. */
export async function joinNetwork(tx: Tx, userId: string): Promise<void> {
  await insertPeople(tx.db, [...(await loadUsers(tx.db, [userId])).values()])
}
