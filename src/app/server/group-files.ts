/**
 * Files of groups. Those without access get the same 404 as for a missing address.
 *
 * - `PUT /groups/{groupId}/files?name=…`: a member shares a file, which is the raw body of a same-origin request
 * - `GET /groups/{groupId}/files/{fileId}`: saves a file; no browser shows or executes it
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAX_FILE_BYTES } from '#domains/groups/contract.ts'
import { getFile, requireUploader, uploadFile } from '#domains/groups/server/index.ts'
import { sendError } from '#platform/server/entry-points.ts'
import { Failure } from '#platform/server/failure.ts'
import { sendPrivateFile } from '#platform/server/files/send-file.ts'
import type { RequestContext } from '#platform/server/guard.ts'
import type { BodyReceiver } from './receive-body.ts'

const UPLOAD = /^\/groups\/(grp_[0-9a-z]{1,40})\/files$/
const FILE = /^\/groups\/(grp_[0-9a-z]{1,40})\/files\/(gfl_[0-9a-z]{1,40})$/

export const isGroupUpload = (method: string | undefined, path: string) => method === 'PUT' && UPLOAD.test(path)
export const isGroupFile = (path: string) => FILE.test(path)

export async function receiveGroupFile(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { services, viewer }: RequestContext,
  receiveBody: BodyReceiver,
): Promise<void> {
  const groupId = UPLOAD.exec(url.pathname)?.[1] ?? ''
  const sender = { services, viewer }
  return receiveBody(request, response, viewer.kind === 'member' ? viewer.id : null, {
    maxBytes: MAX_FILE_BYTES,
    tooLarge: new Failure('FILE_REFUSED', { reason: 'size' }),
    prepare: () => requireUploader(sender, groupId),
    receive: (bytes) => uploadFile(sender, { groupId, name: url.searchParams.get('name') ?? '', bytes }),
  })
}

export async function sendGroupFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  { services, viewer }: RequestContext,
): Promise<void> {
  const [, groupId = '', fileId = ''] = FILE.exec(path) ?? []
  try {
    await sendPrivateFile(request, response, services.files, await getFile({ services, viewer }, { groupId, fileId }))
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'NOT_FOUND') throw error
    sendError(response, 404, 'NOT_FOUND')
  }
}
