import { loadUsers } from '#domains/accounts/server/index.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { money } from '#platform/shared/money.ts'
import { type StockMoveView, VIRTUAL_PLACES, type VirtualPlace } from '../../contract.ts'
import { type ListedMove, listMoves, type MoveFilter } from './moves.sql.ts'
import { loadStockedVariants, toReference } from './variant-cards.ts'

type MoveQuery = Omit<MoveFilter, 'workspaceId'> & { cursor?: string | undefined; limit: number }

/** Another workspace's variant or warehouse has no moves here. */
export async function listStockMoves(
  { services: { db }, membership: { workspaceId }, language }: WorkspaceContext,
  { cursor, limit, ...filter }: MoveQuery,
): Promise<{ items: StockMoveView[]; nextCursor: string | null }> {
  const { items, nextCursor } = await listMoves(db, { workspaceId, ...filter }, { cursor, limit })
  const ids = items.map(({ variantId }) => variantId)
  const variants = await loadStockedVariants(db, ids, language)
  const users = await loadUsers(
    db,
    items.flatMap(({ actor }) => actor ?? []),
  )
  return {
    nextCursor,
    items: items.map((move) => ({
      id: move.id,
      kind: move.kind,
      at: move.movedAt.toISOString(),
      variant: variants.get(move.variantId) ?? null,
      from: toPlace(move.fromPlace, move.fromName),
      to: toPlace(move.toPlace, move.toName),
      quantity: move.quantity,
      change: changeIn(move, filter.warehouseId),
      value: money(move.valueMinor),
      reason: move.reason,
      note: move.note,
      reference: toReference({ type: move.referenceType, id: move.referenceId }),
      lot: move.lotId === null ? null : { id: move.lotId, number: move.lot ?? '' },
      actor: toActor(users.get(move.actor ?? '')),
    })),
  }
}

const toActor = (user: { id: string; name: string } | undefined) => (user ? { id: user.id, name: user.name } : null)

function toPlace(id: string, name: string | null): StockMoveView['from'] {
  const virtual = VIRTUAL_PLACES.find((place) => place === id)
  return virtual ? { kind: virtual satisfies VirtualPlace, id: null, name: '' } : { kind: 'warehouse', id, name: name ?? '' }
}

/** Units that came to (or left) the warehouse that is looked at, or all warehouses. */
function changeIn({ fromPlace, toPlace, quantity }: ListedMove, warehouseId: string | undefined): number {
  const isInside = (place: string) => (warehouseId ? place === warehouseId : !(VIRTUAL_PLACES as readonly string[]).includes(place))
  return (Number(isInside(toPlace)) - Number(isInside(fromPlace))) * quantity
}
