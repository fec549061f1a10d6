/** `GET /avatars/{seed}.svg`: the generated avatar of a name. The name is hashed and never sent back. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAX_SEED_LENGTH } from '#platform/shared/avatar-path.ts'
import { sendError } from '../entry-points.ts'
import { FILE_POLICY } from '../files/send-file.ts'
import { generatedAvatar } from './generated-avatar.ts'

const PATH = /^\/avatars\/([^/]{1,800})\.svg$/

/** `path` is the URL's path, still encoded. */
export function sendAvatar(request: IncomingMessage, response: ServerResponse, path: string): void {
  const seed = parseSeed(path)
  if (seed === null) {
    sendError(response, 404, 'NOT_FOUND')
    return
  }
  const picture = Buffer.from(generatedAvatar(seed))
  const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`
  const headers = {
    'content-type': 'image/svg+xml',
    'content-length': picture.length,
    'content-security-policy': FILE_POLICY,
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
  }
  if (request.headers['if-none-match'] === etag) response.writeHead(304, headers).end()
  else response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : picture)
}

/** Returns 1 to 60 visible Unicode characters, or null. */
function parseSeed(path: string): string | null {
  const seed = decodePath(PATH.exec(path)?.[1] ?? '')
  if (seed === null || seed !== seed.normalize('NFC') || /\p{Cc}/u.test(seed)) return null
  const { length } = Array.from(seed)
  return length >= 1 && length <= MAX_SEED_LENGTH ? seed : null
}

/** Returns null for invalid UTF-8. */
function decodePath(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
