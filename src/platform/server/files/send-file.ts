/** Sends stored files. Browsers display or save them, but never execute them. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { sendError } from '../entry-points.ts'
import { isPrivateKey } from './file-key.ts'
import type { FileHead, FileStore, StoredFile } from './file-store.ts'

/** A file opened directly in a browser cannot run scripts and cannot be framed. */
export const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Sends a file to anybody who knows its key. Private files give 404. */
export async function sendFile(request: IncomingMessage, response: ServerResponse, files: FileStore, key: string): Promise<void> {
  if (isPrivateKey(key)) return sendError(response, 404, 'NOT_FOUND')
  const etag = `"${key}"`
  const known = request.headers['if-none-match'] === etag
  if (known || request.method === 'HEAD') {
    const head = await files.head(key)
    if (!head) return sendError(response, 404, 'NOT_FOUND')
    response.writeHead(known ? 304 : 200, publicHeaders(head, etag)).end()
    return
  }
  const file = await files.get(key)
  if (!file) return sendError(response, 404, 'NOT_FOUND')
  await sendBody(response, file, publicHeaders(file, etag))
}

/** Sends a private file; the caller has authorized the request. It is saved as `name` and never cached. */
export async function sendPrivateFile(
  request: IncomingMessage,
  response: ServerResponse,
  files: FileStore,
  { key, name }: { key: string; name: string },
): Promise<void> {
  const head = await files.head(key)
  if (!head) return sendError(response, 404, 'NOT_FOUND')
  const headers = { ...commonHeaders(head), 'content-disposition': toDisposition(name), 'cache-control': 'private, no-store' }
  if (request.method === 'HEAD') return void response.writeHead(200, headers).end()
  const file = await files.get(key)
  if (!file) return sendError(response, 404, 'NOT_FOUND')
  await sendBody(response, file, headers)
}

/** Names in other letters need a form of their own (RFC 6266), with a plain one for old programs. */
function toDisposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${encoded}`}`
}

async function sendBody(response: ServerResponse, { body }: StoredFile, headers: Record<string, string | number>): Promise<void> {
  // The client disconnected while the file was being opened, so the stream has to be closed here.
  if (response.destroyed) return void body.destroy()
  response.writeHead(200, headers)
  try {
    await pipeline(body, response)
  } catch (error) {
    // The client disconnected; the pipeline has closed the file.
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error
  }
}

function publicHeaders(head: FileHead, etag: string): Record<string, string | number> {
  return {
    ...commonHeaders(head),
    'content-disposition': head.contentType.startsWith('image/') ? 'inline' : 'attachment',
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
  }
}

function commonHeaders({ contentType, size }: FileHead): Record<string, string | number> {
  return { 'content-type': contentType, 'content-length': size, 'content-security-policy': FILE_POLICY }
}
