/** Files as a browser gets them. */
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { newPrivateKey, newRandomKey } from './file-key.ts'
import { sendFile } from './send-file.ts'

const VASE = Buffer.from('a picture of a vase')
let plaza: TestPlaza
let picture: string
let invoice: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  picture = await plaza.kernel.files.put(VASE, { extension: 'webp' })
  invoice = newRandomKey('pdf')
  await plaza.kernel.files.write(invoice, VASE)
})
afterAll(() => plaza.close())

const ask = (key: string, init?: RequestInit) => fetch(`${plaza.url}/files/${key}`, init)

describe('a file', () => {
  test('comes with its type and length, is kept for ever, and runs nothing', async () => {
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

  test('that is no picture is saved, not shown', async () => {
    const response = await ask(invoice)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe('attachment')
    expect(await response.text()).toBe(VASE.toString())
  })

  test('can be asked for by its head, or again by its tag, without its content', async () => {
    const head = await ask(picture, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(VASE.length), ''])
    const again = await ask(picture, { headers: { 'if-none-match': head.headers.get('etag') ?? '' } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('that was deleted is not there for those who know its tag either', async () => {
    const key = newRandomKey('webp')
    await plaza.kernel.files.write(key, VASE)
    await plaza.kernel.files.delete(key)
    for (const init of [{}, { method: 'HEAD' }, { headers: { 'if-none-match': `"${key}"` } }])
      expect((await ask(key, init)).status, JSON.stringify(init)).toBe(404)
  })

  test('that is private is not there for whoever knows its key, nor for a browser that claims to have it', async () => {
    const key = newPrivateKey('zip')
    await plaza.kernel.files.write(key, VASE)
    for (const init of [{}, { method: 'HEAD' }, { headers: { 'if-none-match': `"${key}"` } }])
      expect((await ask(key, init)).status, JSON.stringify(init)).toBe(404)
    for (const way of [key.replace('.private', '%2Eprivate'), `./${key}`, `x/../${key}`, `${key}?x=1`, key.toUpperCase()])
      expect((await ask(way)).status, way).toBe(404)
  })

  test('that is no file of ours is a 404 like any other', async () => {
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

  test('is not written or deleted here', async () => {
    for (const method of ['PUT', 'POST', 'DELETE']) expect((await ask(picture, { method })).status, method).toBe(405)
    expect((await ask(picture)).status).toBe(200)
  })
})

test('what was opened for somebody who went away meanwhile is closed again', async () => {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const body = Readable.from([VASE])
  const files = { ...plaza.kernel.files, get: async () => ({ size: VASE.length, contentType: 'image/webp', body }) }
  response.destroy()
  await sendFile(request, response, files, picture)
  expect(body.destroyed).toBe(true)
})
