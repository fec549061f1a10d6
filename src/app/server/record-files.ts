/**
 * Files of business records. Those without access get the same 404 as for a missing address.
 *
 * - `PUT /records/{type}/{id}/files?workspace=…&name=…`: a member attaches a file, which is the raw body of a same-origin request
 * - `GET /records/files/{attachmentId}`: saves a file; no browser shows or executes it
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAX_FILE_BYTES } from '#domains/records/contract.ts'
import { getAttachment, requireAttacher, uploadAttachment } from '#domains/records/server/index.ts'
import { sendError } from '#platform/server/entry-points.ts'
import { Failure } from '#platform/server/failure.ts'
import { sendPrivateFile } from '#platform/server/files/send-file.ts'
import type { RequestContext } from '#platform/server/guard.ts'
import type { BodyReceiver } from './receive-body.ts'

const UPLOAD = /^\/records\/([a-zA-Z]{1,40})\/([\w-]{1,64})\/files$/
const FILE = /^\/records\/files\/(att_[0-9a-z]{1,40})$/

export const isRecordUpload = (method: string | undefined, path: string) => method === 'PUT' && UPLOAD.test(path)
export const isRecordFile = (path: string) => FILE.test(path)

export async function receiveRecordFile(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { services, viewer }: RequestContext,
  receiveBody: BodyReceiver,
): Promise<void> {
  const [, type = '', id = ''] = UPLOAD.exec(url.pathname) ?? []
  const key = { workspaceId: url.searchParams.get('workspace') ?? '', type, id }
  const sender = { services, viewer }
  return receiveBody(request, response, viewer.kind === 'member' ? viewer.id : null, {
    maxBytes: MAX_FILE_BYTES,
    tooLarge: new Failure('FILE_REFUSED', { reason: 'size' }),
    prepare: () => requireAttacher(sender, key),
    receive: (bytes) => uploadAttachment(sender, { key, name: url.searchParams.get('name') ?? '', bytes }),
  })
}

export async function sendRecordFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { services, viewer }: RequestContext,
): Promise<void> {
  try {
    await sendPrivateFile(request, response, services.files, await getAttachment({ services, viewer }, FILE.exec(path)?.[1] ?? ''))
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'NOT_FOUND') throw error
    sendError(response, 404, 'NOT_FOUND')
  }
}
