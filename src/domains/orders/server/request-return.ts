import { Failure, notFound } from '#platform/server/failure.ts'
import { keepFiles } from '#platform/server/files/loose-files.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { Picture } from '#platform/server/picture.ts'
import { transact } from '#platform/server/transact.ts'
import { makeVariants } from '#platform/server/uploads/make-variants.ts'
import { findUpload, takeUpload } from '#platform/server/uploads/take-upload.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ChosenUnits, OrderView, ReturnReason } from '../contract.ts'
import { getOrder, openShoppersOrder } from './get-order.ts'
import { moveReturn, rememberReturn } from './move-return.ts'
import { linesOfPart, partNamed, shopperSide } from './open-order.ts'
import { returnableOf } from './order-view.ts'
import { insertReturn } from './returns.sql.ts'
import { chosenOf } from './units.rules.ts'

/** A thumb in the list, and large enough to see a crack. */
const WIDTHS = [160, 480, 1280]

type Request = {
  orderId: string
  number: string
  lines: readonly ChosenUnits[]
  reason: ReturnReason
  comment: string
  photos: readonly string[]
}

/**
 * The shopper asks to send units back. Fails with NOT_RETURNABLE and what could be returned; with NOT_FOUND for photos that are not
 * theirs to use.
 */
export async function requestReturn(
  call: Call,
  { orderId, number, lines, reason, comment, photos }: Request,
  linkToken: string | null,
): Promise<OrderView> {
  const pictures = await preparePhotos(call, photos)
  await transact(call, async (tx) => {
    const open = partNamed(await openShoppersOrder(tx, call, orderId, linkToken), number)
    const { part } = open
    const windowDays = open.order.returnWindowDays
    const left = linesOfPart(open).map((line) => ({ position: line.position, left: returnableOf(line, part, { now: tx.now, windowDays }) }))
    const choice = chosenOf(left, lines)
    if ('short' in choice) throw new Failure('NOT_RETURNABLE', { lines: choice.short })

    for (const { uploadId, senderId } of pictures) await takeUpload(tx, { uploadId, senderId })
    await keepFiles(
      tx,
      pictures.flatMap(({ picture }) => picture.sources.map(({ key }) => key)),
    )
    const by = shopperSide(call)
    const id = newId('ret')
    await insertReturn(
      tx.db,
      {
        ...{ id, workspaceId: part.workspaceId, orderId, partNumber: part.number, status: 'Requested', reason, comment },
        photos: pictures.map(({ picture }) => picture),
        ...{ requestedBy: call.viewer.kind === 'member' ? call.viewer.id : null, requestedAt: tx.now },
      },
      choice.units,
    )
    await rememberReturn(tx, open, id, 'Requested', by)
    return {}
  })
  return getOrder(call, orderId, linkToken)
}

/** The shopper keeps the goods after all. Fails with WRONG_STATUS once they were received. */
export async function withdrawReturn(
  call: Call,
  { orderId, returnId }: { orderId: string; returnId: string },
  linkToken: string | null,
): Promise<OrderView> {
  await transact(call, async (tx) => {
    const open = await openShoppersOrder(tx, call, orderId, linkToken)
    const part = open.parts.find(({ returns }) => returns.some(({ id }) => id === returnId))
    const row = part?.returns.find(({ id }) => id === returnId)
    if (!part || !row) throw notFound()
    await moveReturn(tx, { ...open, part }, row, 'Withdrawn', shopperSide(call))
    return {}
  })
  return getOrder(call, orderId, linkToken)
}

async function preparePhotos({ kernel, viewer }: Call, uploadIds: readonly string[]) {
  const senderId = viewer.id
  const prepared: { uploadId: string; senderId: string; picture: Picture }[] = []
  for (const uploadId of uploadIds) {
    if (senderId === null) throw notFound()
    const { key } = await findUpload(kernel.db, { uploadId, senderId }, kernel.now())
    const variants = await makeVariants(kernel, { key, crop: null, widths: WIDTHS })
    prepared.push({ uploadId, senderId, picture: { ...variants, alt: {} } })
  }
  return prepared
}
