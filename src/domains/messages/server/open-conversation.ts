/** Makes direct conversations: the same two parties have one. */
import { loadUsers } from '#domains/accounts/server/index.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { directKey } from './conversation.rules.ts'
import { findDirectId, insertConversation } from './conversations.sql.ts'
import { insertParties, type Party } from './parties.sql.ts'
import { insertPeople } from './people.sql.ts'

type DirectParty = Pick<Party, 'partyId' | 'kind' | 'permission'>

/** The direct conversation of two parties. Nobody lists it before its first message. */
export async function openDirect(tx: Tx, one: DirectParty, other: DirectParty): Promise<string> {
  const key = directKey(one.partyId, other.partyId)
  const id = newId('cnv')
  const isNew = await insertConversation(tx.db, { id, kind: 'direct', title: '', directKey: key, about: null }, tx.now)
  if (!isNew) {
    const existing = await findDirectId(tx.db, key)
    if (existing === undefined) throw new Error(`no conversation ${key}`)
    return existing
  }
  const more = { folder: 'inbox', isOwner: false, joinedPosition: 0 } as const
  const parties = [
    { ...one, ...more, otherId: other.partyId },
    { ...other, ...more, otherId: one.partyId },
  ]
  await insertParties(tx.db, id, parties, { at: tx.now, listedAt: null })
  await rememberPeople(tx, parties)
  return id
}

/** Copies the names by which conversations are found. */
export async function rememberPeople(tx: Tx, parties: readonly Pick<Party, 'partyId' | 'kind'>[]): Promise<void> {
  const users = await loadUsers(
    tx.db,
    parties.flatMap(({ kind, partyId }) => (kind === 'user' ? partyId : [])),
  )
  await insertPeople(tx.db, [...users.values()])
}
