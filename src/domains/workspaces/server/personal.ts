/** What becomes of somebody's seats and workspaces when they leave Plaza. */
import { accountById, usersOf } from '#domains/accounts/server/index.ts'
import { closed } from '#facts/workspaces.ts'
import type { Db } from '#platform/server/db.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { deleteInvitationsAbout } from './invitations.sql.ts'
import { othersIn } from './members.sql.ts'
import { unseat } from './remove-member.ts'
import { viewsMadeBy } from './saved-views.sql.ts'
import { heldAreas } from './seat.rules.ts'
import { handOver } from './transfer-ownership.ts'
import { closeRow, deleteUnlessKept, lockWorkspace, makeBusiness, type SeatRow, seatsOf } from './workspaces.sql.ts'

const HEIRS_ASKED = 50

/** The seats somebody has, with the views they made there. Whom they invited is the others' to know. */
export async function exportSeats(db: Db, userId: string): Promise<unknown> {
  const [seats, views] = await Promise.all([seatsOf(db, userId), viewsMadeBy(db, userId)])
  return seats.map(({ id, name, kind, role, areas, joinedAt }) => ({
    ...{ workspaceId: id, name, kind, role, areas: heldAreas(role, areas), joinedAt: joinedAt.toISOString() },
    views: views.filter(({ workspaceId }) => workspaceId === id).map(({ workspaceId: _where, ...view }) => view),
  }))
}

/**
 * Takes somebody out of every workspace. One that was theirs alone goes with them, down to a nameless shell where others'
 * records still name it. Obligations kept them from leaving while others worked there; whoever joined since inherits it.
 */
export async function eraseSeats(tx: Tx, userId: string): Promise<void> {
  const account = await accountById(tx.db, userId)
  const seats = await seatsOf(tx.db, userId)
  for (const seat of seats.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!(await lockWorkspace(tx.db, seat.id))) continue
    if (seat.role !== 'owner' || (await bequeath(tx, seat, userId))) await unseat(tx, { workspaceId: seat.id, userId, by: userId })
    else await close(tx, seat.id)
  }
  await deleteInvitationsAbout(tx.db, { userId, emailKey: account?.emailKey ?? null })
}

/** False when nobody is there who stays. */
async function bequeath(tx: Tx, { id, kind }: SeatRow, userId: string): Promise<boolean> {
  const others = await othersIn(tx.db, id, userId, HEIRS_ASKED)
  const staying = await usersOf(
    tx.db,
    others.map((other) => other.userId),
  )
  const heir = others.map((other) => staying.get(other.userId)).find((user) => user !== undefined)
  if (!heir) return false
  if (kind === 'personal') await makeBusiness(tx.db, id, heir.username)
  await handOver(tx, { workspaceId: id, from: userId, to: heir.id })
  return true
}

async function close(tx: Tx, workspaceId: string): Promise<void> {
  if (await deleteUnlessKept(tx.db, workspaceId)) await closeRow(tx.db, workspaceId, tx.now)
  announce(tx, closed({ workspaceId }))
}
