/**
 * Files of digital products. Those without access get the same 404 as for a missing address.
 *
 * - `PUT /products/{productId}/files?workspace=…&name=…`: the vendor adds a file, which is the raw body of a same-origin request
 * - `GET /downloads/{link}`: the shopper saves a file; the link is signed, counted and expires after ten minutes
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { DOWNLOADS, findDownload } from '#domains/orders/server/index.ts'
import { MAX_DIGITAL_FILE_BYTES } from '#domains/products/contract.ts'
import { requireFileSender, uploadFile } from '#domains/products/server/index.ts'
import { sendError } from '#platform/server/entry-points.ts'
import { Failure } from '#platform/server/failure.ts'
import { sendPrivateFile } from '#platform/server/files/send-file.ts'
import type { RequestContext } from '#platform/server/guard.ts'
import type { Services } from '#platform/server/services.ts'
import type { BodyReceiver } from './receive-body.ts'

const UPLOAD = /^\/products\/(prod_[0-9a-z]{26})\/files$/

export const isProductFileUpload = (method: string | undefined, path: string) => method === 'PUT' && UPLOAD.test(path)
export const isDownload = (path: string) => path.startsWith(DOWNLOADS)

export async function receiveProductFile(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { services, viewer }: RequestContext,
  receiveBody: BodyReceiver,
): Promise<void> {
  const upload = { productId: UPLOAD.exec(url.pathname)?.[1] ?? '', workspaceId: url.searchParams.get('workspace') ?? '' }
  const sender = { services, viewer }
  return receiveBody(request, response, viewer.kind === 'member' ? viewer.id : null, {
    maxBytes: MAX_DIGITAL_FILE_BYTES,
    tooLarge: new Failure('FILE_REFUSED', { reason: 'size' }),
    prepare: () => requireFileSender(sender, upload),
    receive: (bytes) => uploadFile(sender, { ...upload, name: url.searchParams.get('name') ?? '', bytes }),
  })
}

export async function sendDownload(request: IncomingMessage, response: ServerResponse, path: string, services: Services): Promise<void> {
  const file = await findDownload(services, path)
  if (!file) return sendError(response, 404, 'NOT_FOUND')
  return sendPrivateFile(request, response, services.files, file)
}
