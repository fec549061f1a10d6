/** `PUT /uploads`: a member, or a guest with an order, sends a picture as the raw body of a same-origin request. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { mayActOnOrders } from '#domains/orders/server/index.ts'
import { Failure } from '#platform/server/failure.ts'
import type { RequestContext } from '#platform/server/guard.ts'
import type { Services } from '#platform/server/services.ts'
import { receiveUpload, requireUploadQuota } from '#platform/server/uploads/receive-upload.ts'
import { MAX_PICTURE_BYTES } from '#platform/shared/picture-limits.ts'
import { type BodyReceiver, createBodyReceiver } from './receive-body.ts'

export type UploadHandler = (request: IncomingMessage, response: ServerResponse, senderId: string | null) => Promise<void>

/** Returns the sender's id: members, and guests who placed an order. Other guests are anonymous and cannot be limited. */
export async function findUploadSender({ services, viewer }: RequestContext): Promise<string | null> {
  if (viewer.kind === 'member') return viewer.id
  return viewer.id !== null && (await mayActOnOrders(services.db, viewer.id)) ? viewer.id : null
}

export function createUploadHandler(
  services: Services,
  publicOrigin: string,
  receiveBody: BodyReceiver = createBodyReceiver(services, publicOrigin),
): UploadHandler {
  return (request, response, sender) => {
    const senderId = sender ?? ''
    return receiveBody(request, response, sender, {
      maxBytes: MAX_PICTURE_BYTES,
      tooLarge: new Failure('PICTURE_REFUSED', { reason: 'size' }),
      prepare: () => requireUploadQuota(services.db, senderId, services.now()),
      receive: (bytes) => receiveUpload(services, { senderId, bytes }),
    })
  }
}
