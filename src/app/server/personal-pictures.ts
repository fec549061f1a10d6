/**
 * Pictures for personalization. Those without access get the same 404 as for a missing address.
 *
 * - `PUT /cart/pictures`: a shopper sends a picture, which is the raw body of a same-origin request; a guest gets their id with the first one
 * - `GET /cart/pictures/{pictureId}`: for those who sent it or have it in their cart
 * - `GET /order-pictures/{orderId}/{pictureId}`: for the order's shopper and its vendor
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { findOwnPicture, PERSONAL_PICTURES, receivePicture, requirePictureQuota } from '#domains/cart/server/index.ts'
import { findOrderPicture, ORDER_PICTURES } from '#domains/orders/server/index.ts'
import { sendError } from '#platform/server/entry-points.ts'
import { Failure } from '#platform/server/failure.ts'
import { sendPrivateFile } from '#platform/server/files/send-file.ts'
import type { RequestContext } from '#platform/server/guard.ts'
import { newGuestId } from '#platform/server/guest.ts'
import { MAX_PICTURE_BYTES } from '#platform/shared/picture-limits.ts'
import type { BodyReceiver } from './receive-body.ts'

const OWN = new RegExp(`^${PERSONAL_PICTURES}/(pic_[0-9a-z]{26})$`)
const ORDERED = new RegExp(`^${ORDER_PICTURES}/([^/]{1,64})/(pic_[0-9a-z]{26})$`)

export const isPersonalPictureUpload = (path: string) => path === PERSONAL_PICTURES
export const isPersonalPicture = (path: string) => OWN.test(path) || ORDERED.test(path)

export async function receivePersonalPicture(
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
  receiveBody: BodyReceiver,
): Promise<void> {
  const { services, viewer, client } = context
  const owner = viewer.id ?? newGuestId()
  return receiveBody(request, response, owner, {
    maxBytes: MAX_PICTURE_BYTES,
    tooLarge: new Failure('PICTURE_REFUSED', { reason: 'size' }),
    async prepare() {
      await requirePictureQuota(services, { owner, address: client.address })
      if (viewer.id === null) context.rememberGuest(owner)
    },
    receive: (bytes) => receivePicture(services, { owner, bytes }),
  })
}

export async function sendPersonalPicture(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { services, viewer }: RequestContext,
): Promise<void> {
  const [, orderId = '', pictureId = ''] = ORDERED.exec(path) ?? []
  const key = orderId
    ? await findOrderPicture({ services, viewer }, { orderId, pictureId })
    : await findOwnPicture({ services, viewer }, OWN.exec(path)?.[1] ?? '')
  if (key === null) return sendError(response, 404, 'NOT_FOUND')
  return sendPrivateFile(request, response, services.files, { key, name: 'picture.webp' })
}
