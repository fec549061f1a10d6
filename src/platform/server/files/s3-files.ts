/** Stores files in a bucket of an S3-compatible store, addressed by path. Uploads are signed with their hash, so none is partial. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { contentKey, contentTypeFor, requireContentType } from './file-key.ts'
import type { FileStore } from './file-store.ts'

/** `endpoint` without the bucket: https://s3.example.org. The key needs permission to list the bucket, else a missing file gives 403. */
export type S3Settings = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }

/** Timeout for the store's response, and later for each chunk. */
const ANSWER_MS = 10_000
/** Uploads get additional time at this rate. */
const SLOWEST_BYTES_PER_MS = 100
/** Every request can be retried, because a key's content never changes. */
const MAX_ATTEMPTS = 3

type StoreRequest = { method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'; key: string; body?: Buffer; headers?: Record<string, string> }

export function s3Files(settings: S3Settings, { answerMs = ANSWER_MS }: { answerMs?: number } = {}): FileStore {
  const { accessKeyId, secretAccessKey, region } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const base = `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`

  /** Returns null for a missing key and throws for every other failure. `abort` also ends the response's body. */
  async function ask({ method, key, body, headers = {} }: StoreRequest, abort = new AbortController()): Promise<Response | null> {
    const deadlineMs = answerMs + (body?.length ?? 0) / SLOWEST_BYTES_PER_MS
    const slow = setTimeout(() => abort.abort(), deadlineMs)
    try {
      const response = await send(
        () => client.sign(`${base}/${key}`, { method, headers, ...(body ? { body: new Uint8Array(body) } : {}) }),
        abort.signal,
      )
      if (response.ok) return response
      if (response.status === 404 && body === undefined) {
        await discard(response)
        return null
      }
      const code = /<Code>(\w{1,60})<\/Code>/.exec((await response.text()).slice(0, 4000))?.[1] ?? ''
      throw new Error(`the file store refused a ${method}: ${response.status} ${code}`.trimEnd())
    } catch (error) {
      if (abort.signal.aborted) throw new Error(`the file store did not answer a ${method} in time`, { cause: error })
      if (error instanceof TypeError) throw new Error(`the file store cannot be reached for a ${method}`, { cause: error })
      throw error
    } finally {
      clearTimeout(slow)
    }
  }

  async function write(key: string, bytes: Buffer): Promise<void> {
    const headers = {
      'content-type': requireContentType(key),
      'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    }
    await discard(await ask({ method: 'PUT', key, body: bytes, headers }))
  }

  return {
    write,
    async put(bytes, { extension }) {
      const key = contentKey(bytes, extension)
      await write(key, bytes)
      return key
    },
    async head(key) {
      const contentType = contentTypeFor(key)
      if (!contentType) return null
      const response = await ask({ method: 'HEAD', key })
      await discard(response)
      return response && { size: contentLength(response), contentType }
    },
    async get(key) {
      const contentType = contentTypeFor(key)
      if (!contentType) return null
      const abort = new AbortController()
      const response = await ask({ method: 'GET', key }, abort)
      if (!response) return null
      const body = Readable.from(readChunks(response, abort, answerMs), { objectMode: false })
      // A reader who stops early closes the connection; after the end of the body this has no effect.
      body.once('close', () => abort.abort())
      return { size: contentLength(response), contentType, body }
    },
    async delete(key) {
      requireContentType(key)
      await discard(await ask({ method: 'DELETE', key }))
    },
    async *keys() {
      let after = ''
      for (;;) {
        const response = await ask({ method: 'GET', key: `?list-type=2&start-after=${encodeURIComponent(after)}` })
        if (!response) throw new Error('the file store has no such bucket')
        const page = await response.text()
        const keys = [...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key)
        yield* keys.filter((key) => contentTypeFor(key) !== null)
        const last = keys.at(-1)
        if (!last || !page.includes('<IsTruncated>true</IsTruncated>')) return
        after = last
      }
    },
  }
}

/** Signs and sends a request, again for every retry. The last response is returned, whatever its status. */
async function send(sign: () => Promise<Request>, signal: AbortSignal): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const request = await sign()
      // Not signed, because proxies change this header. A compressed body would have another length.
      request.headers.set('accept-encoding', 'identity')
      const response = await fetch(request, { signal, redirect: 'error' })
      if (attempt === MAX_ATTEMPTS || (response.status < 500 && response.status !== 429)) return response
      await discard(response)
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || signal.aborted) throw error
    }
    await pause(40 * 2 ** attempt, undefined, { signal })
  }
}

/** Reads the body in chunks. The timeout covers only the store, not a slow reader. */
async function* readChunks(response: Response, abort: AbortController, answerMs: number): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader()
  if (!reader) return
  for (;;) {
    const slow = setTimeout(() => abort.abort(new Error('the file store stopped in the middle of a file')), answerMs)
    const { done, value } = await reader.read().finally(() => clearTimeout(slow))
    if (done) return
    yield value
  }
}

function contentLength(response: Response): number {
  const size = Number(response.headers.get('content-length') ?? Number.NaN)
  if (!Number.isSafeInteger(size)) throw new Error('the file store did not say how long a file is')
  return size
}

/** Reads the unused body, so that the connection can be reused. */
async function discard(response: Response | null): Promise<void> {
  await response?.arrayBuffer()
}
