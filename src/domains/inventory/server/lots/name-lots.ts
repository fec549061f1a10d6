/** Finds the lots of units that move: those that were named, or those of the rule (docs/decisions/0067-batches-and-serial-numbers.md). */
import type { Tx } from '#platform/server/transact.ts'
import { type LotMove, type Move, moveEnds } from '../move.ts'
import type { LockedStock } from '../moves.sql.ts'
import { addArriving } from './arriving-lots.ts'
import { lotFailure } from './lot-failure.ts'
import { dayOf, isExpired, type LotUnits, takeFrom } from './lots.rules.ts'
import { loadFirstExpiring, loadLotUnits, loadUnitsOfNumbers } from './lots.sql.ts'

/** One list per move: the move itself, or one move per lot of a variant that is kept in lots. */
export async function nameLots(tx: Tx, locked: ReadonlyMap<string, LockedStock>, moves: readonly Move[]): Promise<LotMove[][]> {
  const whole = (move: Move) => [{ ...move, blocked: 0 }]
  const inLots = moves.filter((move) => needsLots(locked, move))
  if (inLots.length === 0) return moves.map(whole)
  const leaving = await takeLeaving(
    tx,
    locked,
    inLots.filter((move) => moveEnds(move).source !== null),
  )
  const arriving = await addArriving(
    tx,
    locked,
    inLots.filter((move) => moveEnds(move).source === null),
  )
  return moves.map((move) => leaving.get(move) ?? arriving.get(move) ?? whole(move))
}

function needsLots(locked: ReadonlyMap<string, LockedStock>, move: Move): boolean {
  const stock = locked.get(move.variantId)
  // A move that says its lot, or that it has none, needs no rule.
  if (!stock || move.lotId !== undefined) return false
  if (stock.lots === 'none' && move.lots && move.lots.length > 0)
    throw lotFailure('lotsUnused', { variantId: stock.variantId, sku: stock.sku })
  return stock.lots !== 'none'
}

async function takeLeaving(tx: Tx, locked: ReadonlyMap<string, LockedStock>, moves: readonly Move[]): Promise<Map<Move, LotMove[]>> {
  const taken = new Map<Move, LotMove[]>()
  if (moves.length === 0) return taken
  const today = dayOf(tx.now)
  const rows = await loadLeaving(tx, moves, today)
  for (const move of [...moves].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)))) {
    const { sku = '' } = locked.get(move.variantId) ?? {}
    const here = rows.filter(({ variantId, warehouseId }) => variantId === move.variantId && warehouseId === move.from)
    const lots = isNamed(move)
      ? takeNamed(move, here, sku, today)
      : takeFrom(
          here.filter((row) => move.anyLot || !isExpired(row.expiresOn, today)),
          move.quantity,
        )
    const found = sumUnits(lots)
    const about = { variantId: move.variantId, sku, quantity: found }
    if (found !== move.quantity) throw lotFailure(isNamed(move) ? 'lotsDiffer' : 'lotsShort', about)
    taken.set(move, split(move, lots))
  }
  return taken
}

const isNamed = ({ lots }: Move) => lots !== undefined && lots.length > 0

async function loadLeaving(tx: Tx, moves: readonly Move[], today: string): Promise<LotUnits[]> {
  const ids = moves.map(({ variantId }) => variantId)
  if (moves.some(({ anyLot }) => anyLot)) return loadLotUnits(tx.db, [...new Set(ids)])
  const wanted = Map.groupBy(moves, ({ variantId, from }) => `${variantId} ${from}`)
  const unnamed = moves.some((move) => !isNamed(move))
  const first = unnamed
    ? await loadFirstExpiring(
        tx.db,
        [...wanted.values()].map((same) => ({
          variantId: same[0]?.variantId ?? '',
          warehouseId: same[0]?.from ?? '',
          quantity: sumUnits(same),
        })),
        today,
      )
    : []
  const numbers = moves.flatMap(({ variantId, lots = [] }) => lots.map(({ number }) => ({ variantId, number })))
  const named = numbers.length > 0 ? await loadUnitsOfNumbers(tx.db, numbers) : []
  return [...new Map([...first, ...named].map((row) => [`${row.lotId} ${row.warehouseId}`, row])).values()]
}

function takeNamed(move: Move, here: readonly LotUnits[], sku: string, today: string) {
  return (move.lots ?? []).flatMap(({ number, quantity }) => {
    const rows = here.filter((row) => row.number === number)
    const about = { variantId: move.variantId, sku, number }
    if (move.kind === 'shipped' && rows.some((row) => isExpired(row.expiresOn, today))) throw lotFailure('lotExpired', about)
    const taken = takeFrom(rows, quantity)
    if (sumUnits(taken) < quantity) throw lotFailure('lotNotThere', { ...about, quantity: sumUnits(taken) })
    return taken
  })
}

/** Of the units that were blocked none stays so, and of the allocated ones the first are taken. */
function split(move: Move, lots: readonly { row: LotUnits; quantity: number }[]): LotMove[] {
  let allocated = move.allocated ?? 0
  return lots.map(({ row, quantity }) => {
    const blocked = Math.min(row.blocked, quantity)
    row.blocked -= blocked
    const promised = Math.min(allocated, quantity - blocked)
    allocated -= promised
    return { ...move, quantity, lotId: row.lotId, allocated: promised + blocked, blocked }
  })
}

const sumUnits = (rows: readonly { quantity: number }[]) => rows.reduce((sum, { quantity }) => sum + quantity, 0)
