/** Serves built files from memory, in the best encoding that the build created. Files with a hash in their name are immutable. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { acceptedEncoding } from './encoding.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
}

/** The build compresses these; a first start answers before that. */
const COMPRESSED = /\.(?:js|css|json|svg|webmanifest|txt)$/

const CACHING = { immutable: 'public, max-age=31536000, immutable', day: 'public, max-age=86400', revalidate: 'no-cache' } as const

type StaticFile = { type: string; etag: string; raw: Buffer; br: Buffer | null; gzip: Buffer | null }

export type StaticFiles = {
  /** Sends the file at this path; returns false when it does not exist. */
  send(request: IncomingMessage, response: ServerResponse, path: string, caching: keyof typeof CACHING): Promise<boolean>
}

export function staticFiles(folder: string): StaticFiles {
  const known = new Map<string, Promise<StaticFile | null>>()
  return {
    async send(request, response, path, caching) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const file = await (known.get(path) ?? load(path))
      if (!file) return false
      const encoding = acceptedEncoding(request.headers['accept-encoding'])
      const encoded = encoding === 'br' ? file.br : encoding === 'gzip' ? file.gzip : null
      const body = encoded ?? file.raw
      const headers: Record<string, string | number> = {
        'content-type': file.type,
        'cache-control': CACHING[caching],
        etag: file.etag,
        vary: 'Accept-Encoding',
      }
      if (request.headers['if-none-match'] === file.etag) {
        response.writeHead(304, headers).end()
        return true
      }
      if (encoded) headers['content-encoding'] = encoding
      headers['content-length'] = body.length
      response.writeHead(200, headers)
      response.end(request.method === 'HEAD' ? undefined : body)
      return true
    },
  }

  function load(path: string): Promise<StaticFile | null> {
    const type = TYPES[extname(path)]
    if (!type || path.includes('\0') || normalize(path) !== path || path.includes('..')) return Promise.resolve(null)
    const loading = read(join(folder, path), type)
    known.set(path, loading)
    loading.then(
      (file) => {
        if (!file || (COMPRESSED.test(path) && !file.gzip)) known.delete(path)
      },
      () => known.delete(path),
    )
    return loading
  }
}

async function read(path: string, type: string): Promise<StaticFile | null> {
  const raw = await readIfThere(path)
  if (!raw) return null
  const [br, gzip] = await Promise.all([readIfThere(`${path}.br`), readIfThere(`${path}.gz`)])
  return { type, raw, br, gzip, etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"` }
}

async function readIfThere(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(String(error.code))) return null
    throw error
  }
}
