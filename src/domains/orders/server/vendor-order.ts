/** A part as its vendor sees it. */
import { usersOf } from '#domains/accounts/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import { notFound } from '#platform/server/failure.ts'
import type { Call } from '#platform/server/kernel.ts'
import { transact } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ChosenUnits, RefundView, VendorOrderView } from '../contract.ts'
import { insertNote, notesOf } from './notes.sql.ts'
import { openVendorsPart, vendorSide } from './open-order.ts'
import { isOrderId } from './order-id.ts'
import { readPartNumber } from './order-number.ts'
import { paymentOf } from './order-payments.ts'
import { historyOf, type LineRow, linesOf, orderById, type PartRow, partsOf, type SeenOrderRow } from './orders.sql.ts'
import { parcelHistoryOf } from './parcels.sql.ts'
import { previewOf } from './preview-refund.ts'
import { refundsOfPart } from './refunds.sql.ts'
import { returnHistoryOf } from './returns.sql.ts'
import { type Happened, vendorOrderView } from './vendor-view.ts'

/** NOT_FOUND unless the part is of the workspace the call names. An order's id is good too: a vendor has one part of it. */
export async function getVendorOrder(call: Call, { number: text }: { number: string }): Promise<VendorOrderView> {
  const { kernel, language } = call
  const { db } = kernel
  const { order, part, lines } = await findVendorsPart(call, text)
  const [payment, happened] = [await paymentOf(db, order), await whatHappened(db, order.id, part.number)]
  const people = [...happened.history, ...happened.parcels, ...happened.refunds, ...happened.returns].flatMap(({ side, actor }) =>
    side === 'vendor' ? [actor] : [],
  )
  const users = await usersOf(db, [...people, ...happened.notes.map(({ author }) => author)])
  const nameOf = (id: string) => users.get(id)?.username ?? null
  const seeing = { language, now: kernel.now(), windowDays: order.returnWindowDays }
  return vendorOrderView({ order, part, lines, payment, happened, nameOf }, seeing)
}

/** For the vendor. */
export async function previewVendorsRefund(
  call: Call,
  { number, lines: chosen }: { number: string; lines: readonly ChosenUnits[] },
): Promise<RefundView> {
  return previewOf(await findVendorsPart(call, number), chosen)
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

type Found = { order: SeenOrderRow; part: PartRow; lines: LineRow[] }

async function findVendorsPart({ kernel: { db }, seat }: Call, text: string): Promise<Found> {
  const read = isOrderId(text) ? { orderId: text, number: null } : readPartNumber(text)
  if (!read || !seat) throw notFound()
  const own = (await partsOf(db, read.orderId)).filter(({ workspaceId }) => workspaceId === seat.workspaceId)
  const part = own.find(({ number }) => read.number === null || number === read.number)
  const order = part && (await orderById(db, read.orderId))
  if (!part || !order) throw notFound()
  return { order, part, lines: await linesOf(db, order.id) }
}

async function whatHappened(db: Db, orderId: string, number: number): Promise<Happened> {
  return {
    history: (await historyOf(db, orderId)).filter(({ partNumber }) => partNumber === null || partNumber === number),
    parcels: await parcelHistoryOf(db, orderId, number),
    refunds: await refundsOfPart(db, orderId, number),
    returns: await returnHistoryOf(db, orderId, number),
    notes: await notesOf(db, orderId, number),
  }
}
