/** Picture uploads at their entry point. */
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '#platform/shared/picture-limits.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { createUploadHandler } from './uploads.ts'

const AMIRA = 'usr_amira'
const BRUNO = 'usr_bruno'
const CHEN = 'usr_chen'
const DAY = 24 * 3600_000
let plaza: TestPlaza
let server: Server
let url: string
let vase: Buffer
/** Requests that were accepted or not yet answered. */
let inside = 0

/** The upload entry point alone; a header names the signed-in user. */
beforeAll(async () => {
  plaza = await openTestPlaza()
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const entryPoint = createUploadHandler(plaza.services, url)
  server.on('request', async (request, response) => {
    inside += 1
    const surprise = () => void response.writeHead(500).end('{}')
    await entryPoint(request, response, String(request.headers['x-who'] ?? '') || null).catch(surprise)
    inside -= 1
  })
  vase = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#aa5533' } })
    .jpeg()
    .toBuffer()
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await plaza.close()
})
beforeEach(async () => {
  await plaza.rows('delete from platform.uploads')
  await plaza.rows('delete from platform.orphaned_files')
})

const send = async (body: BodyInit | null, headers: Record<string, string> = {}, method = 'PUT') => {
  const init = { method, body, headers: { 'sec-fetch-site': 'same-origin', 'x-who': AMIRA, ...headers } }
  const response = await fetch(`${url}/uploads`, { ...init, ...(body instanceof ReadableStream && { duplex: 'half' as const }) })
  return { status: response.status, body: await response.json(), headers: response.headers }
}
const sendVase = (who = AMIRA) => send(new Uint8Array(vase), { 'x-who': who })

/** Declares a length, sends the beginning of the body and waits. */
const beginSending = (who = AMIRA) => {
  const headers = { 'x-who': who, 'sec-fetch-site': 'same-origin', 'content-length': 5000 }
  const sending = httpRequest(`${url}/uploads`, { method: 'PUT', headers })
  sending.on('error', () => {})
  sending.write(vase.subarray(0, 100))
  return { breakOff: () => void sending.destroy() }
}
const untilInside = async (count: number) => {
  while (inside !== count) await new Promise(setImmediate)
}

const kept = async () => (await plaza.rows<{ count: number }>('select count(*) from platform.orphaned_files'))[0]?.count
const uploads = () => plaza.rows<{ id: string; sender_id: string }>('select id, sender_id, width, height, used_at from platform.uploads')

describe('an uploaded picture', () => {
  test('is re-encoded, stored for its sender, and served under an address that cannot be guessed', async () => {
    const { status, body } = await send(new Uint8Array(vase), { 'content-type': 'text/html' })
    expect(status).toBe(200)
    expect(body).toEqual({
      uploadId: expect.stringMatching(/^upl_/),
      width: 300,
      height: 200,
      url: expect.stringMatching(/^\/files\/[0-9a-z]{32}\.webp$/),
    })
    expect(await uploads()).toEqual([{ id: body.uploadId, sender_id: AMIRA, width: 300, height: 200, used_at: null }])
    const shown = await fetch(plaza.url + body.url)
    expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).format).toBe('webp')
  })

  test('sent twice is stored twice', async () => {
    const first = await sendVase()
    const second = await sendVase()
    expect(first.body.url).not.toBe(second.body.url)
  })

  test('is judged by its bytes: a page that calls itself a JPEG is refused, and nothing of it is kept', async () => {
    const page = await send('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', { 'content-type': 'image/jpeg' })
    expect([page.status, page.body]).toEqual([422, expect.objectContaining({ code: 'PICTURE_REFUSED', data: { reason: 'type' } })])
    const torn = await send(new Uint8Array(vase.subarray(0, 400)))
    expect([torn.status, torn.body.data]).toEqual([422, { reason: 'broken' }])
    expect((await send('')).status).toBe(422)
    expect([await uploads(), await kept()]).toEqual([[], 0])
  })

  test('is refused over ten megabytes, whether it says so or not', async () => {
    const large = await send(new Uint8Array(MAX_PICTURE_BYTES + 1))
    expect([large.status, large.body.data]).toEqual([413, { reason: 'size' }])
    const unsaid = await send(new Blob([new Uint8Array(vase)]).stream())
    expect([unsaid.status, unsaid.body.code]).toEqual([411, 'LENGTH_REQUIRED'])
    expect([await uploads(), await kept()]).toEqual([[], 0])
  })

  test('that is aborted is not stored, and frees its slot', async () => {
    for (let time = 0; time < 4; time += 1) {
      const sending = beginSending()
      await untilInside(1)
      sending.breakOff()
      await untilInside(0)
    }
    expect((await sendVase()).status).toBe(200)
    expect(await uploads()).toHaveLength(1)
  })
})

describe('permission to upload', () => {
  test('requires a member and the same origin', async () => {
    expect((await sendVase('')).status).toBe(401)
    for (const site of ['cross-site', 'same-site', 'none'])
      expect((await send(new Uint8Array(vase), { 'sec-fetch-site': site })).status, site).toBe(403)
    for (const method of ['POST', 'DELETE', 'PATCH']) {
      const { status, headers } = await send(null, {}, method)
      expect([status, headers.get('allow')], method).toEqual([405, 'PUT'])
    }
    expect(await uploads()).toEqual([])
  })

  test('works on a whole Plaza with the session cookie', async () => {
    const body = new Uint8Array(vase)
    const amira = await plaza.member('amira')
    expect((await amira.send('PUT', '/uploads', body)).status).toBe(200)
    const { id } = await amira.me()
    expect((await uploads()).map((upload) => upload.sender_id)).toEqual([id])
    expect((await amira.send('PUT', '/uploads', body, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await plaza.browser().send('PUT', '/uploads', body)).status).toBe(401)
    expect((await amira.send('GET', '/uploads')).status).toBe(405)
  })
})

describe('limits per sender', () => {
  /** Inserts uploads of an hour ago. */
  const sentBefore = (count: number, bytes = 1000, who = AMIRA) =>
    plaza.rows(
      `insert into platform.uploads (id, sender_id, key, width, height, bytes, created_at)
       select 'upl_' || n, $1, 'key' || n, 1, 1, $2, $3::timestamptz from generate_series(1, $4) n`,
      [who, bytes, new Date(plaza.services.now().getTime() - DAY / 24), count],
    )

  test('100 pictures a day; the next reply says when to retry', async () => {
    await sentBefore(100)
    const { status, body, headers } = await sendVase()
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED'])
    expect(body.data.retryAfterS).toBeGreaterThan(22 * 3600)
    expect(body.data.retryAfterS).toBeLessThanOrEqual(23 * 3600)
    expect(headers.get('retry-after')).toBe(String(body.data.retryAfterS))
    expect((await sendVase(BRUNO)).status).toBe(200)
    plaza.moveClock(DAY)
    expect((await sendVase()).status).toBe(200)
  })

  test('two hundred megabytes a day', async () => {
    await sentBefore(2, 100 * 1024 * 1024)
    expect((await sendVase()).status).toBe(429)
  })

  test('also when the last slot is requested three times at once', async () => {
    await sentBefore(99)
    const answers = await Promise.all([sendVase(), sendVase(), sendVase()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429])
    expect(await uploads()).toHaveLength(100)
  })

  test('60 attempts in ten minutes, valid or not', async () => {
    const trial = async () => (await send('no picture', { 'x-who': CHEN })).status
    for (let time = 0; time < 60; time += 1) expect(await trial()).toBe(422)
    expect(await trial()).toBe(429)
    plaza.moveClock(601_000)
    expect(await trial()).toBe(422)
  })

  test('three at once; other senders are not affected', async () => {
    const sendings = [beginSending(), beginSending(), beginSending()]
    await untilInside(3)
    expect((await sendVase()).status).toBe(429)
    expect((await sendVase(BRUNO)).status).toBe(200)
    for (const sending of sendings) sending.breakOff()
    await untilInside(0)
    expect((await sendVase()).status).toBe(200)
  })
})
