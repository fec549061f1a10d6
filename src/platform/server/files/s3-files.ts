/** Files in a bucket of an S3-compatible store, addressed by path. What is sent is signed with its hash, so it arrives whole or not. */
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { contentKey, contentTypeOf, requireContentType } from './file-key.ts'
import type { FileStore } from './file-store.ts'

/** `endpoint` without the bucket: https://s3.example.org. The key must be allowed to list the bucket, else what is missing looks forbidden. */
export type S3Settings = { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string }

/** How long the store may take to answer, and later to send the next piece. */
const ANSWER_MS = 10_000
/** What is sent may take longer by this. */
const SLOWEST_BYTES_PER_MS = 100
/** Every request may be repeated: a key's content never changes. */
const TRIES = 3

type Ask = { method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'; key: string; body?: Buffer; headers?: Record<string, string> }

export function s3Files(settings: S3Settings, { answerMs = ANSWER_MS }: { answerMs?: number } = {}): FileStore {
  const { accessKeyId, secretAccessKey, region } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const base = `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`

  /** Null for a missing key; what is neither well nor missing throws. `abort` ends the answer's body too. */
  async function ask({ method, key, body, headers = {} }: Ask, abort = new AbortController()): Promise<Response | null> {
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
      const contentType = contentTypeOf(key)
      if (!contentType) return null
      const response = await ask({ method: 'HEAD', key })
      await discard(response)
      return response && { size: sizeOf(response), contentType }
    },
    async get(key) {
      const contentType = contentTypeOf(key)
      if (!contentType) return null
      const abort = new AbortController()
      const response = await ask({ method: 'GET', key }, abort)
      if (!response) return null
      const body = Readable.from(pieces(response, abort, answerMs), { objectMode: false })
      // A reader who leaves early takes the connection along; after the end this does nothing.
      body.once('close', () => abort.abort())
      return { size: sizeOf(response), contentType, body }
    },
    async delete(key) {
      requireContentType(key)
      await discard(await ask({ method: 'DELETE', key }))
    },
  }
}

/** Signed anew for every try. The last answer counts, whatever it is. */
async function send(sign: () => Promise<Request>, signal: AbortSignal): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const request = await sign()
      // Unsigned, as stores behind proxies see another value than we sent; a packed body would have another length.
      request.headers.set('accept-encoding', 'identity')
      const response = await fetch(request, { signal, redirect: 'error' })
      if (attempt === TRIES || (response.status < 500 && response.status !== 429)) return response
      await discard(response)
    } catch (error) {
      if (attempt === TRIES || signal.aborted) throw error
    }
    await pause(40 * 2 ** attempt, undefined, { signal })
  }
}

/** The body piece by piece. Only waiting for the store counts as slow, not a reader who takes their time. */
async function* pieces(response: Response, abort: AbortController, answerMs: number): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader()
  if (!reader) return
  for (;;) {
    const slow = setTimeout(() => abort.abort(new Error('the file store stopped in the middle of a file')), answerMs)
    const { done, value } = await reader.read().finally(() => clearTimeout(slow))
    if (done) return
    yield value
  }
}

function sizeOf(response: Response): number {
  const size = Number(response.headers.get('content-length') ?? Number.NaN)
  if (!Number.isSafeInteger(size)) throw new Error('the file store did not say how long a file is')
  return size
}

/** Reads what nobody needs, so that the connection can be used again. */
async function discard(response: Response | null): Promise<void> {
  await response?.arrayBuffer()
}
