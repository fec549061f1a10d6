/** An order under its lock, and how it moves: the one way every verb here takes. */
import { statusChanged } from '#facts/orders.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { announce, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Side } from '../contract.ts'
import { readPartNumber } from './order-number.ts'
import { orderStanding, statusBy, wayTo } from './order-states.rules.ts'
import { insertHistory, type LineRow, linesOf, lockOrder, type PartRow, partsOf, type SeenOrderRow } from './orders.sql.ts'
import { isPartOf, raiseVersion, setOrderStanding, setPartStatus } from './progress.sql.ts'
import { returnableUntil } from './returns.rules.ts'
import { unitsOf } from './units.rules.ts'

/** Whoever does something: their id or `guest`, and on whose side they are. */
export type By = { actor: string; side: Side }

export type OpenOrder = { order: SeenOrderRow; parts: PartRow[]; lines: LineRow[] }
export type OpenPart = OpenOrder & { part: PartRow }

/** Locks an order that exists. Whoever changes one of its parts changes all of it alone. */
export async function openOrder(tx: Tx, orderId: string): Promise<OpenOrder> {
  const order = await lockOrder(tx.db, orderId)
  if (!order) throw notFound()
  return { order, parts: await partsOf(tx.db, orderId), lines: await linesOf(tx.db, orderId) }
}

/** The part a vendor's call names. NOT_FOUND unless it is of the workspace the call is about. */
export async function openVendorsPart(tx: Tx, call: Call, numberText: string): Promise<OpenPart> {
  const read = readPartNumber(numberText)
  const workspaceId = call.seat?.workspaceId
  if (!read || !workspaceId || !(await isPartOf(tx.db, workspaceId, read.orderId, read.number))) throw notFound()
  return partIn(await openOrder(tx, read.orderId), read.number)
}

/** The part with this number, `ORD-…-1`, of an open order. */
export function partNamed(open: OpenOrder, numberText: string): OpenPart {
  const read = readPartNumber(numberText)
  if (read?.orderId !== open.order.id) throw notFound()
  return partIn(open, read.number)
}

function partIn(open: OpenOrder, number: number): OpenPart {
  const part = open.parts.find((part) => part.number === number)
  if (!part) throw notFound()
  return { ...open, part }
}

export function linesOfPart({ part, lines }: OpenPart): LineRow[] {
  return lines.filter(({ partNumber }) => partNumber === part.number)
}

export function vendorSide({ viewer }: Call): By {
  return { actor: viewer.id ?? 'guest', side: 'vendor' }
}

/** A guest's id is their cookie: it is not written down beside what they did. */
export function shopperSide({ viewer }: Call): By {
  return { actor: viewer.kind === 'member' ? viewer.id : 'guest', side: 'shopper' }
}

/**
 * Writes what has become of a part after its units moved: each status on the way with actor and time, and what the order is now
 * shown as. `further` is where it goes beyond what units say: money that went back. Answers the order as it is now.
 */
export async function moveOn(tx: Tx, orderId: string, number: number, by: By, further?: 'Processing' | 'Refunded'): Promise<OpenOrder> {
  const { order, parts, lines } = await openOrder(tx, orderId)
  const states = parts.map((part) => {
    const units = unitsOf(
      lines.filter(({ partNumber }) => partNumber === part.number),
      part.parcels,
    )
    return { part, units, status: part.number === number ? (further ?? statusBy(part.status, units)) : part.status }
  })
  for (const { part, status } of states) {
    const way = wayTo(part.status, status)
    if (!way) throw new Error(`${orderId}-${number} cannot go from ${part.status} to ${status}`)
    await writeWay(tx, part, way, by, order.returnWindowDays)
    part.status = status
  }
  const standing = orderStanding(states)
  await setOrderStanding(tx.db, orderId, standing)
  await raiseVersion(tx.db, orderId, number)
  return { order: { ...order, status: standing }, parts, lines }
}

async function writeWay(
  tx: Tx,
  { orderId, number, workspaceId, status }: PartRow,
  way: readonly PartRow['status'][],
  by: By,
  windowDays: number,
): Promise<void> {
  const last = way.at(-1)
  if (last === undefined) return
  await setPartStatus(tx.db, orderId, number, last)
  await insertHistory(
    tx.db,
    way.map((next) => ({ id: newId('hist'), orderId, partNumber: number, status: next, ...by, happenedAt: tx.now })),
  )
  const from = [status, ...way]
  const until = way.includes('Delivered') ? returnableUntil(tx.now, windowDays).toISOString() : ''
  announce(
    tx,
    ...way.map((to, index) =>
      statusChanged({
        ...{ orderId, number, workspaceId, from: from[index] ?? status, to },
        ...(to === 'Delivered' && { returnableUntil: until }),
      }),
    ),
  )
}
