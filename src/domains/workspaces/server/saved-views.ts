/** Saved views of lists. Their maker handles them; shared ones the owner and managers do too. */
import { memberIn } from '#domains/accounts/server/index.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { type Tx, transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { MAX_VIEWS, type SavedView, type SeatRole } from '../contract.ts'
import { countViews, deleteView, insertView, lockView, updateViewRow, type ViewContent, type ViewRow, viewsOf } from './saved-views.sql.ts'
import { isAtLeast } from './seat.rules.ts'
import { lockSeat, type OwnSeat, workspaceIn } from './seats.ts'

export async function listViews(call: Call, { list }: { list: string }): Promise<SavedView[]> {
  const { id: userId } = memberIn(call)
  const rows = await viewsOf(call.kernel.db, workspaceIn(call), userId, list)
  return rows.map((row) => savedView(row, { userId, role: call.seat?.role ?? 'staff' }))
}

/** Fails with TOO_MANY_VIEWS, and with VIEW_NAME_TAKEN by another view of this list that is theirs. */
export async function saveView(call: Call, { list, ...content }: ViewContent & { list: string }): Promise<SavedView> {
  return transact(call, async (tx) => {
    const seat = await lockSeat(tx, call, 'staff')
    if ((await countViews(tx.db, seat.id, seat.userId, list)) >= MAX_VIEWS) throw new Failure('TOO_MANY_VIEWS', { most: MAX_VIEWS })
    const row = { id: newId('view'), userId: seat.userId, list, version: 1, ...content }
    if (!(await insertView(tx.db, { ...row, workspaceId: seat.id, createdAt: tx.now }))) throw new Failure('VIEW_NAME_TAKEN')
    return savedView(row, seat)
  })
}

/** Fails with STALE when somebody changed it since `version`. One whose maker is gone cannot be taken out of everybody's hands. */
export async function updateView(
  call: Call,
  { id, version, ...content }: ViewContent & { id: string; version: number },
): Promise<SavedView> {
  return transact(call, async (tx) => {
    const { row, seat } = await lockOwnView(tx, call, id)
    if (row.version !== version) throw new Failure('STALE', { current: savedView(row, seat) })
    const next = { ...content, shared: content.shared || row.userId === null }
    if (!(await updateViewRow(tx.db, id, next))) throw new Failure('VIEW_NAME_TAKEN')
    return savedView({ ...row, ...next, version: version + 1 }, seat)
  })
}

export async function removeView(call: Call, { id }: { id: string }): Promise<void> {
  await transact(call, async (tx) => {
    await lockOwnView(tx, call, id)
    await deleteView(tx.db, id)
  })
}

async function lockOwnView(tx: Tx, call: Call, id: string): Promise<{ row: ViewRow; seat: OwnSeat }> {
  const seat = await lockSeat(tx, call, 'staff')
  const row = await lockView(tx.db, seat.id, seat.userId, id)
  if (!row) throw notFound()
  if (!mayEdit(row, seat)) throw new Failure('AREA_NEEDED', { area: 'manager' })
  return { row, seat }
}

type Reader = { userId: string; role: SeatRole }

function mayEdit({ userId, shared }: ViewRow, reader: Reader): boolean {
  return userId === reader.userId || (shared && isAtLeast(reader.role, 'manager'))
}

function savedView(row: ViewRow, reader: Reader): SavedView {
  const { id, name, query, columns, shared, version } = row
  return { id, name, query, columns, shared, version, mine: row.userId === reader.userId, mayEdit: mayEdit(row, reader) }
}
