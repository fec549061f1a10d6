/** Files by their key, for whoever knows it. They are shown or saved, never run. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { refuse } from '../doors.ts'
import type { FileHead, FileStore } from './file-store.ts'

/** Even a picture that is opened by itself runs nothing, and nobody frames it. */
export const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

export async function sendFile(request: IncomingMessage, response: ServerResponse, files: FileStore, key: string): Promise<void> {
  const etag = `"${key}"`
  const known = request.headers['if-none-match'] === etag
  if (known || request.method === 'HEAD') {
    const head = await files.head(key)
    if (!head) return refuse(response, 404, 'NOT_FOUND')
    response.writeHead(known ? 304 : 200, headersOf(head, etag)).end()
    return
  }
  const file = await files.get(key)
  if (!file) return refuse(response, 404, 'NOT_FOUND')
  response.writeHead(200, headersOf(file, etag))
  try {
    await pipeline(file.body, response)
  } catch (error) {
    // Who asked went away; what is open behind the file is closed by the pipeline.
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error
  }
}

function headersOf({ contentType, size }: FileHead, etag: string) {
  return {
    'content-type': contentType,
    'content-length': size,
    'content-disposition': contentType.startsWith('image/') ? 'inline' : 'attachment',
    'content-security-policy': FILE_POLICY,
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
  }
}
