/** `GET /avatars/{seed}.svg`: the generated picture of a name. The name is hashed and never sent back. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { MAX_SEED_LENGTH } from '#platform/shared/avatar-path.ts'
import { refuse } from '../doors.ts'
import { FILE_POLICY } from '../files/send-file.ts'
import { generatedAvatar } from './generated-avatar.ts'

const PATH = /^\/avatars\/([^/]{1,800})\.svg$/

/** `path` as it stands in the address, still encoded. */
export function sendAvatar(request: IncomingMessage, response: ServerResponse, path: string): void {
  const seed = seedOf(path)
  if (seed === null) {
    refuse(response, 404, 'NOT_FOUND')
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

/** 1 to 60 visible characters of Unicode, or null. */
function seedOf(path: string): string | null {
  const seed = decoded(PATH.exec(path)?.[1] ?? '')
  if (seed === null || seed !== seed.normalize('NFC') || /\p{Cc}/u.test(seed)) return null
  const { length } = Array.from(seed)
  return length >= 1 && length <= MAX_SEED_LENGTH ? seed : null
}

/** Null for what is no UTF-8. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
