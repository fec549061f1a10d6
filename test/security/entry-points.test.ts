import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
})
afterAll(() => plaza.close())

const rpc = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  fetch(`${plaza.url}/rpc/${path}`, {
    method: 'POST',
    body: '{"json":{}}',
    ...init,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...init.headers },
  })

/** Sends a raw request, for headers and methods that fetch would not send. */
const raw = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(plaza.url)
    const sent = httpRequest({ hostname, port, method, path, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })

describe('the web entry point', () => {
  test('takes JSON by POST from its own pages and stores the guest in an HttpOnly cookie', async () => {
    const variantId = await plaza.variant('TEE-S')
    const added = await rpc('cart/addLine', { body: JSON.stringify({ json: { variantId, quantity: 1 } }) })
    expect(added.status).toBe(200)
    expect(added.headers.get('set-cookie')).toMatch(/^plaza_guest=gst_\S+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/)
    const cookie = added.headers.get('set-cookie')?.split(';')[0] ?? ''
    const cart = (await (await rpc('cart/get', { headers: { cookie } })).json()) as { json: { itemCount: number } }
    expect(cart.json.itemCount).toBe(1)
  })

  test('refuses pages of other sites, with and without Fetch metadata', async () => {
    const hostile: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { referer: 'https://evil.example/page' },
      { referer: 'nonsense' },
      {},
    ]
    for (const headers of hostile) {
      const { status } = await raw('POST', '/rpc/cart/clear', { 'content-type': 'application/json', ...headers }, '{"json":{}}')
      expect(status, JSON.stringify(headers)).toBe(403)
    }
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: plaza.url }, { referer: `${plaza.url}/checkout` }]) {
      const { status } = await raw('POST', '/rpc/cart/clear', { 'content-type': 'application/json', ...headers }, '{"json":{}}')
      expect(status, JSON.stringify(headers)).toBe(200)
    }
  })

  test('changes nothing by GET, and takes no body but JSON', async () => {
    expect((await raw('GET', '/rpc/cart/clear', { 'sec-fetch-site': 'same-origin' })).status).toBe(405)
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', '']) {
      const { status } = await raw(
        'POST',
        '/rpc/cart/clear',
        { 'sec-fetch-site': 'same-origin', ...(type ? { 'content-type': type } : {}) },
        '{"json":{}}',
      )
      expect(status, type).toBe(415)
    }
  })

  test('runs one operation a request: there is no batch', async () => {
    expect((await rpc('__batch__', { body: '[]' })).status).toBe(404)
  })
})

describe('the public API entry point', () => {
  test('ignores cookies, which a browser sends unasked', async () => {
    const variantId = await plaza.variant('TEE-S')
    const added = await rpc('cart/addLine', { body: JSON.stringify({ json: { variantId, quantity: 1 } }) })
    const cookie = added.headers.get('set-cookie')?.split(';')[0] ?? ''
    const cart = (await (await fetch(`${plaza.url}/api/v1/cart`, { headers: { cookie } })).json()) as { itemCount: number }
    expect(cart.itemCount).toBe(0)
    const written = await fetch(`${plaza.url}/api/v1/cart/lines`, { method: 'DELETE' })
    expect(written.headers.get('set-cookie')).toBeNull()
  })

  test('takes no body but JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect((await raw('POST', '/api/v1/cart/lines', { 'content-type': type, 'content-length': '2' }, '{}')).status, type).toBe(415)
    }
  })

  test('rejects text that cannot be stored, in any field, and names the field', async () => {
    for (const [path, body, field] of [
      ['/cart/lines', { variantId: 'var_\0', quantity: 1 }, 'variantId'],
      ['/checkout/orders', { email: 'a@b.example', shippingAddress: { city: 'Cuenca\0' } }, 'shippingAddress.city'],
      ['/checkout/orders', { note: '\ud800' }, 'note'],
    ] as const) {
      const reply = await plaza.guest().call('POST', path, body)
      expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', data: { fields: [{ path: field, rule: 'characters' }] } } })
    }
    expect((await plaza.guest().get('/marketplace/listings?q=a%00b')).status).toBe(400)
  })

  test('rejects line breaks and hidden characters in a line of text, and names the field', async () => {
    const order = { email: 'b@example.com', shippingAddress: BRUNO_ADDRESS }
    for (const hidden of ['\r\n', '\n', '\t', '\u0085', '\u2028', '\u202e', '\u2066', '\u001b[31m']) {
      const name = `Bruno${hidden}Win a prize: https://evil.example`
      const reply = await plaza.guest().call('POST', '/checkout/orders', { ...order, shippingAddress: { ...order.shippingAddress, name } })
      expect(reply, JSON.stringify(name)).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', data: { fields: [{ path: 'shippingAddress.name', rule: 'characters' }] } },
      })
    }
    const nobody = { ...order, shippingAddress: { ...order.shippingAddress, name: '\u200b\u2060' } }
    expect(await plaza.guest().call('POST', '/checkout/orders', nobody)).toMatchObject({
      status: 400,
      body: { data: { fields: [{ path: 'shippingAddress.name', rule: 'too_small', params: { minimum: 1 } }] } },
    })
  })

  test('words what it cannot read, and says no more', async () => {
    for (const body of ['{bad', '[1', '"', 'NaN']) {
      const { status, text } = await raw('POST', '/api/v1/cart/lines', { 'content-type': 'application/json' }, body)
      expect([status, JSON.parse(text).code], body).toEqual([400, 'INVALID_INPUT'])
      expect(text).not.toMatch(/at |node_modules|SyntaxError/)
    }
  })

  test('refuses a body over a megabyte', async () => {
    const big = JSON.stringify({ email: 'x'.repeat(1_100_000) })
    expect((await raw('POST', '/api/v1/checkout/orders', { 'content-type': 'application/json' }, big)).status).toBe(413)
  })

  /** Sends these parts one after the other, each when the answers to those before have come, and returns the answers' first lines. */
  async function answersTo(...parts: { send: string | Buffer; answers: number }[]): Promise<string[]> {
    const { hostname, port } = new URL(plaza.url)
    const socket = connect(Number(port), hostname).setEncoding('utf8')
    let received = ''
    let lost: Error | null = null
    socket.on('data', (text: string) => {
      received += text
    })
    socket.on('error', (error) => {
      lost = error
    })
    const answers = () => received.match(/HTTP\/1\.1 \d+/g) ?? []
    try {
      for (const { send, answers: wanted } of parts) {
        socket.write(send)
        await vi.waitFor(() => {
          if (!lost) expect(answers().length).toBeGreaterThanOrEqual(wanted)
        }, 20_000)
      }
      return [...answers(), ...(lost ? [String(lost)] : [])]
    } finally {
      socket.destroy()
    }
  }
  const head = (path: string, bytes: number) =>
    `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\nsec-fetch-site: same-origin\r\ncontent-length: ${bytes}\r\n\r\n`

  test.each(['/rpc/cart/addLine', '/api/v1/cart/lines', '/webhooks/payments/test'])(
    'answers a body over the limit at once, and takes the rest of it, so that the sender gets the answer (%s)',
    async (path) => {
      const bytes = 3_000_000
      const answers = await answersTo(
        { send: head(path, bytes), answers: 1 },
        { send: Buffer.alloc(bytes, 'x'), answers: 1 },
        { send: 'GET /api/v1/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n', answers: 2 },
      )
      expect(answers).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
    },
  )

  test('closes the connection of a body that is longer than anything it takes', async () => {
    const { status, headers } = await new Promise<Awaited<ReturnType<typeof raw>>>((resolve, reject) => {
      const { hostname, port } = new URL(plaza.url)
      const sent = httpRequest(
        {
          hostname,
          port,
          method: 'POST',
          path: '/rpc/cart/addLine',
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'content-length': 900_000_000 },
        },
        (response) => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text: '' })
          sent.destroy()
        },
      )
      sent.on('error', reject)
      sent.flushHeaders()
    })
    expect([status, headers['connection']]).toEqual([413, 'close'])
  })

  test('describes every operation by its contract path', async () => {
    const document = (await (await fetch(`${plaza.url}/api/v1/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const ids = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    expect(ids).toEqual(
      expect.arrayContaining([
        'catalog.products.list',
        'catalog.products.get',
        'cart.get',
        'cart.addLine',
        'cart.setQuantity',
        'cart.clear',
        'checkout.placeOrder',
        'orders.get',
      ]),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('takes nothing foreign into an object: prototypes stay as they are', async () => {
    const variantId = await plaza.variant('TEE-S')
    const body = `{"variantId":"${variantId}","quantity":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}`
    expect((await raw('POST', '/api/v1/cart/lines', { 'content-type': 'application/json' }, body)).status).toBe(200)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})

describe('every answer', () => {
  test('carries the security headers, errors too', async () => {
    for (const path of [
      '/livez',
      '/readyz',
      '/api/v1/cart',
      '/api/v1/nothing',
      '/api/v1/catalog/products?limit=9999',
      '/files/nothing',
      '/assets/nothing.js',
      '/rpc/cart/get',
    ]) {
      const { headers } = await raw('GET', path)
      expect(headers['x-content-type-options'], path).toBe('nosniff')
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
      expect(headers['referrer-policy'], path).toBeTruthy()
      expect(headers['x-request-id'], path).toMatch(/^req_/)
      expect(headers['x-powered-by'], path).toBeUndefined()
    }
  })

  test('below reserved paths is never a redirect', async () => {
    for (const path of [
      '/api',
      '/api/',
      '/api/v2/cart',
      '/api/v1/',
      '/rpc',
      '/assets',
      '/assets/x.js',
      '/locales/fr/translation.json',
      '/files/x',
      '/marketplace.data',
      '/_root.data',
    ]) {
      const { status } = await raw('GET', path)
      expect([404, 405], path).toContain(status)
    }
  })

  test('no file outside its folder is served, however the path is written', async () => {
    const ways = [
      '../package.json',
      '..%2fpackage.json',
      '%2e%2e/package.json',
      '....//package.json',
      '..\\package.json',
      '%00',
      'package.json%00.webp',
      '/etc/passwd',
      '//etc/passwd',
      '.env',
      `${'../'.repeat(12)}etc/passwd`,
    ]
    for (const prefix of ['/assets/', '/files/', '/locales/', '/']) {
      for (const way of ways) {
        const { status, text } = await raw('GET', prefix + way)
        expect([400, 404, 503], prefix + way).toContain(status)
        expect(text).not.toMatch(/root:|"name": "plaza"/)
      }
    }
  })

  test('to a method nobody needs is a refusal', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])
      expect([404, 405], method).toContain((await raw(method, '/marketplace')).status)
  })

  test('of the metrics needs their token', async () => {
    expect((await raw('GET', '/metrics')).status).toBe(404)
    expect((await raw('GET', '/metrics', { authorization: 'Bearer ' })).status).toBe(404)
  })
})
