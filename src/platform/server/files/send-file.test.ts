/** Files as a browser gets them. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { newPrivateKey, newRandomKey } from './file-key.ts'
import type { FileStore, StoredFile } from './file-store.ts'
import { sendFile } from './send-file.ts'

const VASE = Buffer.from('a picture of a vase')
let plaza: TestPlaza
let picture: string
let invoice: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  picture = await plaza.services.files.put(VASE, { extension: 'webp' })
  invoice = newRandomKey('pdf')
  await plaza.services.files.write(invoice, VASE)
})
afterAll(() => plaza.close())

const ask = (key: string, init?: RequestInit) => fetch(`${plaza.url}/files/${key}`, init)

describe('a file', () => {
  test('is sent with its type and length, cached forever, and cannot run scripts', async () => {
    const response = await ask(picture)
    expect([response.status, await response.text()]).toEqual([200, VASE.toString()])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(VASE.length),
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  test('that is not a picture is downloaded, not displayed', async () => {
    const response = await ask(invoice)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe('attachment')
    expect(await response.text()).toBe(VASE.toString())
  })

  test('supports HEAD and If-None-Match', async () => {
    const head = await ask(picture, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(VASE.length), ''])
    const again = await ask(picture, { headers: { 'if-none-match': head.headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('that was deleted gives 404 even with a matching ETag', async () => {
    const key = newRandomKey('webp')
    await plaza.services.files.write(key, VASE)
    await plaza.services.files.delete(key)
    for (const init of [{}, { method: 'HEAD' }, { headers: { 'if-none-match': `"${key}"` } }])
      expect((await ask(key, init)).status, JSON.stringify(init)).toBe(404)
  })

  test('that is private gives 404 even with its key or a matching ETag', async () => {
    const key = newPrivateKey('zip')
    await plaza.services.files.write(key, VASE)
    for (const init of [{}, { method: 'HEAD' }, { headers: { 'if-none-match': `"${key}"` } }])
      expect((await ask(key, init)).status, JSON.stringify(init)).toBe(404)
    for (const way of [key.replace('.private', '%2Eprivate'), `./${key}`, `x/../${key}`, `${key}?x=1`, key.toUpperCase()])
      expect((await ask(way)).status, way).toBe(404)
  })

  test('with an invalid key gives the same 404', async () => {
    const ways = [
      '',
      'vase.webp',
      `${'a'.repeat(40)}.webp`,
      `${'a'.repeat(40)}.html`,
      `${picture}/`,
      `${picture}%00`,
      `x/../${picture}x`,
      `%2e%2e%2f${picture}`,
    ]
    for (const way of ways) {
      const response = await ask(way)
      expect([response.status, (await response.json()).code], way).toEqual([404, 'NOT_FOUND'])
    }
  })

  test('cannot be written or deleted over HTTP', async () => {
    for (const method of ['PUT', 'POST', 'DELETE']) expect((await ask(picture, { method })).status, method).toBe(405)
    expect((await ask(picture)).status).toBe(200)
  })

  test('is closed when the client disconnects before it was opened', async () => {
    const opened: StoredFile[] = []
    const done = Promise.withResolvers<void>()
    const server = createServer(async (request, response) => {
      const get: FileStore['get'] = async (key) => {
        leaving.abort()
        await once(response, 'close')
        const file = await plaza.services.files.get(key)
        if (file) opened.push(file)
        return file
      }
      await sendFile(request, response, { ...plaza.services.files, get }, picture).then(done.resolve, done.reject)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const leaving = new AbortController()
    const { port } = server.address() as AddressInfo
    await expect(fetch(`http://127.0.0.1:${port}`, { signal: leaving.signal })).rejects.toThrow('aborted')
    await done.promise
    expect(opened.map(({ body }) => body.destroyed)).toEqual([true])
    server.close()
  })
})
