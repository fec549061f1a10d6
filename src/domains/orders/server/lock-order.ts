/** Locks an order and advances its parts. Every command that changes an order uses this module. */
import { statusChanged } from '#events/orders.ts'
import { notFound } from '#platform/server/failure.ts'
import type { OperationContext, WorkspaceContext } from '#platform/server/services.ts'
import { publish, type Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Side } from '../contract.ts'
import { parsePartNumber } from './order-number.ts'
import { computePartStatus, ORDER_STATES, orderDisplayStatus } from './order-states.rules.ts'
import { insertHistory, type LineRow, loadLines, loadParts, lockOrder, type OrderWithTerms, type PartRow } from './orders.sql.ts'
import { incrementPartVersion, isVendorPart, setOrderDisplayStatus, setPartStatus } from './progress.sql.ts'
import { returnableUntil } from './returns.rules.ts'
import { countPartUnits } from './units.rules.ts'

/** Who acted: user id or `guest`, and their side. */
export type ActedBy = { actor: string; side: Side }

export type FullOrder = { order: OrderWithTerms; parts: PartRow[]; lines: LineRow[] }
export type FullPart = FullOrder & { part: PartRow }

/** Locks an order with all its parts and lines. Changes to any part of an order are serialized. Fails with NOT_FOUND. */
export async function lockFullOrder(tx: Tx, orderId: string): Promise<FullOrder> {
  const order = await lockOrder(tx.db, orderId)
  if (!order) throw notFound()
  return { order, parts: await loadParts(tx.db, orderId), lines: await loadLines(tx.db, orderId) }
}

/** Locks a part of the caller's workspace. Fails with NOT_FOUND for parts of other workspaces. */
export async function lockVendorPart(tx: Tx, { membership }: WorkspaceContext, numberText: string): Promise<FullPart> {
  const read = parsePartNumber(numberText)
  if (!read || !(await isVendorPart(tx.db, membership.workspaceId, read.orderId, read.number))) throw notFound()
  return requirePartAt(await lockFullOrder(tx, read.orderId), read.number)
}

/** The part with this number, `ORD-…-1`. Fails with NOT_FOUND. */
export function requirePart(open: FullOrder, numberText: string): FullPart {
  const read = parsePartNumber(numberText)
  if (read?.orderId !== open.order.id) throw notFound()
  return requirePartAt(open, read.number)
}

function requirePartAt(open: FullOrder, number: number): FullPart {
  const part = open.parts.find((part) => part.number === number)
  if (!part) throw notFound()
  return { ...open, part }
}

export function linesForPart({ part, lines }: FullPart): LineRow[] {
  return lines.filter(({ partNumber }) => partNumber === part.number)
}

export function vendorActor({ userId }: WorkspaceContext): ActedBy {
  return { actor: userId, side: 'vendor' }
}

/** A guest's id is their session cookie, so the history records only `guest`. */
export function shopperActor({ viewer }: OperationContext): ActedBy {
  return { actor: viewer.kind === 'member' ? viewer.id : 'guest', side: 'shopper' }
}

/**
 * Updates the status of a part after its unit counters changed: records each status on the way with actor and time, and the display
 * status of the order. `further` is a status that the counters alone do not imply. Returns the updated order.
 */
export async function advancePart(
  tx: Tx,
  orderId: string,
  number: number,
  by: ActedBy,
  further?: 'Processing' | 'Refunded',
): Promise<FullOrder> {
  const { order, parts, lines } = await lockFullOrder(tx, orderId)
  const states = parts.map((part) => {
    const units = countPartUnits(
      lines.filter(({ partNumber }) => partNumber === part.number),
      part.parcels,
    )
    return { part, units, status: part.number === number ? (further ?? computePartStatus(part.status, units)) : part.status }
  })
  for (const { part, status } of states) {
    const way = ORDER_STATES.way(part.status, status)
    if (!way) throw new Error(`${orderId}-${number} cannot go from ${part.status} to ${status}`)
    await saveTransitions(tx, order, part, way, by)
    part.status = status
  }
  const standing = orderDisplayStatus(states)
  await setOrderDisplayStatus(tx.db, orderId, standing)
  await incrementPartVersion(tx.db, orderId, number)
  return { order: { ...order, status: standing }, parts, lines }
}

async function saveTransitions(
  tx: Tx,
  { userId, returnWindowDays }: OrderWithTerms,
  { orderId, number, workspaceId, status }: PartRow,
  way: readonly PartRow['status'][],
  by: ActedBy,
): Promise<void> {
  const last = way.at(-1)
  if (last === undefined) return
  await setPartStatus(tx.db, orderId, number, last)
  await insertHistory(
    tx.db,
    way.map((next) => ({ id: newId('hist'), orderId, partNumber: number, status: next, ...by, happenedAt: tx.now })),
  )
  const from = [status, ...way]
  const until = way.includes('Delivered') ? returnableUntil(tx.now, returnWindowDays).toISOString() : ''
  publish(
    tx,
    ...way.map((to, index) =>
      statusChanged({
        orderId,
        number,
        workspaceId,
        userId,
        from: from[index] ?? status,
        to,
        ...(to === 'Delivered' && { returnableUntil: until }),
      }),
    ),
  )
}
