/** Tests of the network store: signatures, and failures when it rejects, stalls or is unreachable. */
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { newRandomKey } from './file-key.ts'
import type { StoredFile } from './file-store.ts'
import { s3Files } from './s3-files.ts'

const SECRET = 'a quiet secret'
const VASE = Buffer.from('a picture of a vase')
let server: Server | null = null

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function storeBehind(answer: RequestListener, answerMs?: number) {
  server = createServer(answer)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const settings = { endpoint: `http://127.0.0.1:${port}`, bucket: 'plaza', region: 'eu-central-1', accessKeyId: 'AMIRA' }
  return s3Files({ ...settings, secretAccessKey: SECRET }, answerMs === undefined ? {} : { answerMs })
}

function bodyOf(file: StoredFile | null) {
  if (!file) throw new Error('there is no file')
  return file.body
}

/** The expected AWS Signature Version 4 of a received request. */
function expectedSignature({ method, url, headers }: IncomingMessage): string {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  const sign = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest()
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? ''
  const lines = signed.split(';').map((name) => `${name}:${headers[name]}\n`)
  const time = String(headers['x-amz-date'])
  const scope = `${time.slice(0, 8)}/eu-central-1/s3/aws4_request`
  const canonical = [method, url, '', lines.join(''), signed, headers['x-amz-content-sha256']].join('\n')
  const key = scope.split('/').reduce<Buffer | string>((made, part) => sign(made, part), `AWS4${SECRET}`)
  return sign(key, ['AWS4-HMAC-SHA256', time, scope, hash(canonical)].join('\n')).toString('hex')
}

describe('the store in S3', () => {
  test('lists its keys page by page, and no foreign ones', async () => {
    const asked: (string | undefined)[] = []
    const keys = [newRandomKey('webp'), newRandomKey('pdf'), newRandomKey('zip')].sort()
    const pages = [`<IsTruncated>true</IsTruncated><Key>${keys[0]}</Key><Key>notes.txt</Key>`, `<Key>${keys[1]}</Key><Key>${keys[2]}</Key>`]
    const store = await storeBehind(({ url }, response) => {
      asked.push(url)
      response.end(`<ListBucketResult>${pages[asked.length - 1]}</ListBucketResult>`)
    })
    const found: string[] = []
    for await (const key of store.keys()) found.push(key)
    expect(found).toEqual(keys)
    expect(asked).toEqual(['/plaza/?list-type=2&start-after=', '/plaza/?list-type=2&start-after=notes.txt'])
  })

  test('signs every request, including the hash of its body', async () => {
    const seen: { method: string | undefined; url: string | undefined; given: string | undefined; right: string; names: string }[] = []
    let hash: unknown
    const store = await storeBehind((request, response) => {
      const [, names = '', given] = /SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(request.headers.authorization ?? '') ?? []
      seen.push({ method: request.method, url: request.url, given, right: expectedSignature(request), names })
      if (request.method === 'PUT') hash = request.headers['x-amz-content-sha256']
      request.resume().on('end', () => response.end())
    })
    const key = newRandomKey('webp')
    await store.write(key, VASE)
    await store.delete(key)
    expect(seen.map(({ method, url }) => [method, url])).toEqual([
      ['PUT', `/plaza/${key}`],
      ['DELETE', `/plaza/${key}`],
    ])
    for (const { given, right, names } of seen) {
      expect(given).toBe(right)
      expect(names.split(';')).toEqual(expect.arrayContaining(['host', 'x-amz-content-sha256', 'x-amz-date']))
    }
    expect(hash).toBe(createHash('sha256').update(VASE).digest('hex'))
  })

  test('reports the reason of a rejection without the file’s key or a secret', async () => {
    const store = await storeBehind((_, response) => {
      response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code><Message>no</Message></Error>')
    })
    const key = newRandomKey('webp')
    const refusal = await store.write(key, VASE).catch((error: Error) => error)
    expect(refusal).toMatchObject({ message: 'the file store refused a PUT: 403 SignatureDoesNotMatch' })
    await expect(store.get(key)).rejects.toThrow('refused a GET: 403')
    await expect(store.delete(key)).rejects.toThrow('refused a DELETE: 403')
    expect(String(refusal)).not.toMatch(new RegExp(`${key}|${SECRET}`))
  })

  test('is retried when it is busy, and its third response is final', async () => {
    let asked = 0
    const store = await storeBehind((request, response) => {
      asked += 1
      request.resume().on('end', () => response.writeHead(asked < 3 ? 503 : 200).end())
    })
    await store.write(newRandomKey('webp'), VASE)
    expect(asked).toBe(3)
    asked = -10
    await expect(store.write(newRandomKey('webp'), VASE)).rejects.toThrow('refused a PUT: 503')
    expect(asked).toBe(-7)
  })

  test('times out when it does not respond', async () => {
    const store = await storeBehind(() => {}, 40)
    await expect(store.head(newRandomKey('webp'))).rejects.toThrow('did not answer a HEAD in time')
  })

  test('fails the reader when it stops in the middle of a file or sends too little', async () => {
    const stalling = await storeBehind((_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half')
    }, 1500)
    const file = await stalling.get(newRandomKey('webp'))
    await expect(buffer(bodyOf(file))).rejects.toThrow('stopped in the middle')
    server?.closeAllConnections()
    server?.close()
    const cut = await storeBehind((_, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('half', () => response.destroy())
    })
    const piece = await cut.get(newRandomKey('webp'))
    await expect(buffer(bodyOf(piece))).rejects.toThrow()
  })

  test('releases its connection when the reader stops before the first chunk', async () => {
    let left: Promise<void> | undefined
    const store = await storeBehind((_, response) => {
      left = new Promise((resolve) => response.once('close', resolve))
      response.writeHead(200, { 'content-length': 100 }).write('half')
    })
    const file = await store.get(newRandomKey('webp'))
    file?.body.destroy()
    await left
    expect(file?.body.destroyed).toBe(true)
  })

  test('reports when it is unreachable, and does not follow redirects', async () => {
    const away = await storeBehind(() => {})
    server?.close()
    await expect(away.get(newRandomKey('webp'))).rejects.toThrow('cannot be reached for a GET')
    const moved = await storeBehind((_, response) => {
      response.writeHead(307, { location: 'http://127.0.0.1:1/elsewhere' }).end()
    })
    await expect(moved.get(newRandomKey('webp'))).rejects.toThrow('cannot be reached for a GET')
  })
})
