/** Files of the store on their way out. They are shown or saved, never run. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { refuse } from '../doors.ts'
import { isPrivateKey } from './file-key.ts'
import type { FileHead, FileStore, StoredFile } from './file-store.ts'

/** Even a picture that is opened by itself runs nothing, and nobody frames it. */
export const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** By its key, for whoever knows it; a private one does not exist here. */
export async function sendFile(request: IncomingMessage, response: ServerResponse, files: FileStore, key: string): Promise<void> {
  if (isPrivateKey(key)) return refuse(response, 404, 'NOT_FOUND')
  const etag = `"${key}"`
  const known = request.headers['if-none-match'] === etag
  if (known || request.method === 'HEAD') {
    const head = await files.head(key)
    if (!head) return refuse(response, 404, 'NOT_FOUND')
    response.writeHead(known ? 304 : 200, publicHeaders(head, etag)).end()
    return
  }
  const file = await files.get(key)
  if (!file) return refuse(response, 404, 'NOT_FOUND')
  await sendBody(response, file, publicHeaders(file, etag))
}

/** To one person, after they were asked who they are: saved under a name of plain letters, kept by nobody on the way. */
export async function sendPrivateFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: FileStore,
  { key, name }: { key: string; name: string },
): Promise<void> {
  const head = await files.head(key)
  if (!head) return refuse(response, 404, 'NOT_FOUND')
  const headers = { ...headersOf(head), 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'private, no-store' }
  if (request.method === 'HEAD') return void response.writeHead(200, headers).end()
  const file = await files.get(key)
  if (!file) return refuse(response, 404, 'NOT_FOUND')
  await sendBody(response, file, headers)
}

async function sendBody(response: ServerResponse, { body }: StoredFile, headers: Record<string, string | number>): Promise<void> {
  // Who asked went away while it was opened: nothing would be piped, so nothing would close it.
  if (response.destroyed) return void body.destroy()
  response.writeHead(200, headers)
  try {
    await pipeline(body, response)
  } catch (error) {
    // Who asked went away; what is open behind the file is closed by the pipeline.
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error
  }
}

function publicHeaders(head: FileHead, etag: string): Record<string, string | number> {
  return {
    ...headersOf(head),
    'content-disposition': head.contentType.startsWith('image/') ? 'inline' : 'attachment',
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
  }
}

function headersOf({ contentType, size }: FileHead): Record<string, string | number> {
  return { 'content-type': contentType, 'content-length': size, 'content-security-policy': FILE_POLICY }
}
