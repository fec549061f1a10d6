import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { MessageSettings } from '../contract.ts'
import { insertPeople, loadPeople } from './people.sql.ts'

/** The settings of somebody who has changed none. */
const DEFAULTS: MessageSettings = { from: 'following', receipts: true, typing: true, presence: true, version: 1 }

export async function loadSettings(db: Db, userId: string): Promise<MessageSettings> {
  const person = (await loadPeople(db, [userId])).get(userId)
  if (!person) return DEFAULTS
  const { acceptsFrom: from, receipts, typing, presence, version } = person
  return { from, receipts, typing, presence, version }
}

/** Makes sure that the member has settings that can be changed. */
export async function rememberPerson(tx: Tx, userId: string): Promise<void> {
  await insertPeople(tx.db, [...(await loadUsers(tx.db, [userId])).values()])
}
