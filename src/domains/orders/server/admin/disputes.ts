/** Disputed returns: list and details. */
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'
import type { DisputeRecord, DisputeRow } from '../../contract.ts'
import { countDisputes, type DisputeState, findPartOfReturn, listDisputeRows } from '../disputes.sql.ts'
import { formatPartNumber } from '../order-number.ts'
import { toReturnView } from '../order-view.ts'
import { findOrder, loadLines, loadParts } from '../orders.sql.ts'

type Page = { state: DisputeState; cursor?: string | undefined; limit: number }

export async function listDisputes({ services: { db } }: AdminContext, { state, cursor, limit }: Page) {
  const { items, nextCursor, total } = await listDisputeRows(db, state, { cursor, limit })
  const shown = items.map(
    ({ orderId, number, openedAt, ...row }): DisputeRow => ({
      ...row,
      number: formatPartNumber(orderId, number),
      openedAt: openedAt.toISOString(),
    }),
  )
  return { items: shown, nextCursor, total }
}

export async function getDispute({ services: { db }, language }: AdminContext, { returnId }: { returnId: string }): Promise<DisputeRecord> {
  const named = await findPartOfReturn(db, returnId)
  if (!named) throw notFound()
  return loadDisputeRecord(db, { returnId, ...named }, language)
}

export async function countOpenDisputes(db: Db): Promise<number> {
  return (await countDisputes(db, 'open')).count
}

export async function loadDisputeRecord(
  db: Db,
  { returnId, orderId, number }: { returnId: string; orderId: string; number: number },
  language: Language,
): Promise<DisputeRecord> {
  const [order, parts, lines] = await Promise.all([findOrder(db, orderId), loadParts(db, orderId), loadLines(db, orderId)])
  const part = parts.find((part) => part.number === number)
  const row = part?.returns.find(({ id }) => id === returnId)
  if (!order || !part || !row) throw notFound()
  const own = lines.filter(({ partNumber }) => partNumber === number)
  return {
    returnId,
    orderId,
    number: formatPartNumber(orderId, number),
    buyer: order.shippingAddress.name,
    vendor: { workspaceId: part.workspaceId, name: part.vendorName },
    return: toReturnView(row, own, { currency: order.currency, language, windowDays: order.returnWindowDays }),
    goods: row.lines.map(({ position, quantity }) => ({ name: own.find((line) => line.position === position)?.name ?? '', quantity })),
  }
}
