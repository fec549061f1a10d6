import { Failure, notFound } from '#platform/server/failure.ts'
import { linkFiles } from '#platform/server/files/orphaned-files.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { consumeUpload, findUpload } from '#platform/server/uploads/consume-upload.ts'
import { makeVariants } from '#platform/server/uploads/make-variants.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ChosenUnits, OrderView, ReturnReason } from '../contract.ts'
import { getOrder, lockShopperOrder } from './get-order.ts'
import { linesForPart, requirePart, shopperActor } from './lock-order.ts'
import { countReturnable } from './order-view.ts'
import { insertReturn } from './returns.sql.ts'
import { recordReturnStatus } from './transition-return.ts'
import { resolveChosenUnits } from './units.rules.ts'

/** Widths in pixels: a thumbnail for lists up to a size that shows fine damage. */
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
 * The shopper requests a return. Fails with NOT_RETURNABLE and the units that could be returned, and with NOT_FOUND for photos that
 * are not the requester's uploads.
 */
export async function requestReturn(
  ctx: OperationContext,
  { orderId, number, lines, reason, comment, photos }: Request,
  linkToken: string | null,
): Promise<OrderView> {
  const pictures = await preparePhotos(ctx, photos)
  await transact(ctx, async (tx) => {
    const open = requirePart(await lockShopperOrder(tx, ctx, orderId, linkToken), number)
    const { part } = open
    const windowDays = open.order.returnWindowDays
    const left = linesForPart(open).map((line) => ({
      position: line.position,
      left: countReturnable(line, part, { now: tx.now, windowDays }),
    }))
    const choice = resolveChosenUnits(left, lines)
    if ('short' in choice) throw new Failure('NOT_RETURNABLE', { lines: choice.short })

    for (const { uploadId, senderId } of pictures) await consumeUpload(tx, { uploadId, senderId })
    await linkFiles(
      tx,
      pictures.flatMap(({ picture }) => picture.sources.map(({ key }) => key)),
    )
    const by = shopperActor(ctx)
    const id = newId('ret')
    await insertReturn(
      tx.db,
      {
        id,
        workspaceId: part.workspaceId,
        orderId,
        partNumber: part.number,
        status: 'Requested',
        reason,
        comment,
        photos: pictures.map(({ picture }) => picture),
        requestedBy: ctx.viewer.kind === 'member' ? ctx.viewer.id : null,
        requestedAt: tx.now,
      },
      choice.units,
    )
    await recordReturnStatus(tx, open, id, 'Requested', by)
    return {}
  })
  return getOrder(ctx, orderId, linkToken)
}

async function preparePhotos({ services, viewer }: OperationContext, uploadIds: readonly string[]) {
  const senderId = viewer.id
  const prepared: { uploadId: string; senderId: string; picture: Picture }[] = []
  for (const uploadId of uploadIds) {
    if (senderId === null) throw notFound()
    const { key } = await findUpload(services.db, { uploadId, senderId }, services.now())
    const variants = await makeVariants(services, { key, crop: null, widths: WIDTHS })
    prepared.push({ uploadId, senderId, picture: { ...variants, alt: {} } })
  }
  return prepared
}
