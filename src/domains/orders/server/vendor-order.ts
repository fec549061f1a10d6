/** A part as its vendor sees it. */
import { usersOf } from '#domains/accounts/server/index.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { VendorOrderView } from '../contract.ts'
import { insertNote, notesOf } from './notes.sql.ts'
import { openVendorsPart, vendorSide } from './open-order.ts'
import { readPartNumber } from './order-number.ts'
import { partView } from './order-view.ts'
import { historyOf, linesOf, orderById, partsOf } from './orders.sql.ts'

/** NOT_FOUND unless the part is of the workspace the call names. */
export async function getVendorOrder({ kernel, seat, language }: Call, { number: text }: { number: string }): Promise<VendorOrderView> {
  const { db } = kernel
  const read = readPartNumber(text)
  if (!read || !seat) throw notFound()
  const { orderId, number } = read
  const part = (await partsOf(db, orderId)).find((part) => part.number === number && part.workspaceId === seat.workspaceId)
  const order = part && (await orderById(db, orderId))
  if (!part || !order) throw notFound()
  const [lines, history, notes] = await Promise.all([linesOf(db, orderId), historyOf(db, orderId), notesOf(db, orderId, number)])
  const authors = await usersOf(
    db,
    notes.map(({ author }) => author),
  )
  return {
    ...partView({ order, part, lines, history }, { language, now: kernel.now(), windowDays: order.returnWindowDays }),
    placedAt: order.placedAt.toISOString(),
    shippingAddress: order.shippingAddress,
    buyersNote: order.note,
    notes: notes.map(({ id, content, author, writtenAt }) => ({
      ...{ id, content },
      author: authors.get(author)?.username ?? '',
      date: writtenAt.toISOString(),
    })),
  }
}

/** For the vendor's own people. */
export async function addNote(call: Call, { number, content }: { number: string; content: string }): Promise<VendorOrderView> {
  await transact(call, async (tx) => {
    const { order, part } = await openVendorsPart(tx, call, number)
    const { workspaceId } = part
    const { actor: author } = vendorSide(call)
    await insertNote(tx.db, {
      ...{ id: newId('note'), workspaceId, orderId: order.id, partNumber: part.number },
      ...{ content, author, writtenAt: tx.now },
    })
    return {}
  })
  return getVendorOrder(call, { number })
}
