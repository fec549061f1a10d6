/** Whom a member may add to a group. */
import { loadVisibleUsers } from '#domains/accounts/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Tx } from '#platform/server/transact.ts'
import { loadFirstFolder } from './direct-state.ts'
import type { NewParty } from './parties.sql.ts'
import type { Reach } from './reach.ts'

/**
 * New parties of a group, which a stranger’s group reaches as a request. Fails with NOT_ALLOWED and the people who are not there, have a
 * block between them and the member, or accept no messages.
 */
export async function toGroupParties(
  tx: Tx,
  { userId, hiddenIds }: Reach,
  userIds: readonly string[],
  joinedPosition: number,
): Promise<NewParty[]> {
  const wanted = [...new Set(userIds)].filter((id) => id !== userId)
  const users = await loadVisibleUsers(tx.db, wanted)
  const parties: NewParty[] = []
  const refused: string[] = []
  for (const id of wanted) {
    const folder = users.has(id) && !hiddenIds.includes(id) ? await loadFirstFolder(tx.db, userId, id, tx.now) : null
    if (folder) parties.push({ partyId: id, kind: 'user', permission: null, folder, otherId: null, isOwner: false, joinedPosition })
    else refused.push(id)
  }
  if (refused.length > 0) throw new Failure('NOT_ALLOWED', { userIds: refused })
  return parties
}
