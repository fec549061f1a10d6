import { once } from 'node:events'
import { createServer, type RequestListener, type Server, setGlobalProxyFromEnv } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestCertificate } from '#test/plaza/test-certificate.ts'
import type { RefusedReason } from './fetch-refused.ts'
import { type GuardedReply, type GuardedRequest, openGuardedFetch } from './guarded-fetch.ts'
import { INTERNET, type Network } from './network.ts'

const KILOBYTE = 1024

/** Listens on loopback; no hostile address may reach it. */
let canaryHits: string[] = []
const canaries: Server[] = []
let canary = 0

/** Stands for a server on the internet: the network of `over` allows its address. */
let respond: RequestListener
let requests: { url: string; headers: Record<string, unknown>; body: string }[] = []
let site: Server
let port = 0

beforeAll(async () => {
  const first = await listen(
    createServer((_request, response) => response.end('secret')),
    '127.0.0.1',
  )
  canary = portOf(first)
  const second = createServer((_request, response) => response.end('secret'))
  // A machine without IPv6 has no second loopback address to reach.
  await listen(second, '::1', canary).catch(() => undefined)
  canaries.push(first, second)
  for (const server of canaries) server.on('connection', (socket) => canaryHits.push(String(socket.localAddress)))

  site = await listen(
    createServer(async (request, response) => {
      let body = ''
      for await (const piece of request) body += String(piece)
      requests.push({ url: request.url ?? '', headers: request.headers, body })
      respond(request, response)
    }),
    '127.0.0.1',
  )
  port = portOf(site)
})

beforeEach(() => {
  canaryHits = []
  requests = []
})

afterAll(() => {
  for (const server of [...canaries, site]) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(server: Server, host: string, at = 0): Promise<Server> {
  server.listen(at, host)
  await once(server, 'listening')
  return server
}

const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

/** The internet, except that these names have these addresses and that every port is open. */
const withNames = (names: Readonly<Record<string, readonly string[]>>, more: Partial<Network> = {}): Network => ({
  ...INTERNET,
  isAllowedPort: () => true,
  resolve: async (name) => [...(names[name] ?? [])],
  ...more,
})

/** A network in which the test's server is the internet, under any name. */
const over = (more: Partial<Network> = {}): Network => ({
  ...withNames({}, { resolve: async () => ['127.0.0.1'], isAllowed: (address) => address === '127.0.0.1' }),
  ...more,
})

const get = (url: string, maxBytes = KILOBYTE): GuardedRequest => ({ method: 'GET', url, accept: '*/*', maxBytes })

const refused = (network: Network, request: GuardedRequest): Promise<RefusedReason | GuardedReply> =>
  openGuardedFetch(network)(request).catch((error: { reason: RefusedReason }) => error.reason)

describe('a hostile address', () => {
  const names = {
    'rebind.example': ['127.0.0.1'],
    'mixed.example': ['93.184.215.14', '127.0.0.1'],
    'six.example': ['::1'],
    'mapped.example': ['::ffff:127.0.0.1'],
    'zone.example': ['fe80::1%lo'],
    'any.example': ['0.0.0.0'],
    'none.example': [],
    '127.0.0.1.nip.example': ['127.0.0.1'],
    'xn--r8jz45g.example': ['127.0.0.1'],
  }

  const hosts = [
    '127.0.0.1',
    '127.0.0.1.',
    '127.1',
    '127.0.1',
    '127.255.255.254',
    '2130706433',
    '017700000001',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '127.0.0.0x1',
    '0',
    '0.0.0.0',
    '0x0',
    '00.0.0.0',
    '１２７.０.０.１',
    '127。0。0。1',
    '127．0．0．1',
    '①②⑦.⓪.⓪.①',
    '%31%32%37.0.0.1',
    '127%2e0.0.1',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'foo.localhost',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
    'router.local',
    'vault.internal',
    'nas.home.arpa',
    'db',
    'printer.lan',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:7f00:0001]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::1]',
    '[fe80::1]',
    '[fe80::1%25lo]',
    '[fc00::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[::1%25lo]',
    '[[::1]]',
    '::1',
    '169.254.169.254',
    '[::ffff:169.254.169.254]',
    '[fd00:ec2::254]',
    '100.100.100.200',
    'metadata.google.internal',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    ...Object.keys(names),
    '例え.example',
    'user@127.0.0.1',
    '8.8.8.8@127.0.0.1',
    '@127.0.0.1',
    'a:b@localhost',
    '',
    ' ',
    '.',
    '..',
    '%00',
    '127.0.0.1\\@8.8.8.8',
  ]

  test.each(hosts)('http://%s is refused, and nothing on loopback is reached', async (host) => {
    expect(['url', 'address']).toContain(await refused(withNames(names), get(`http://${host}:${canary}/`)))
    expect(['url', 'address']).toContain(await refused(withNames(names), get(`https://${host}:${canary}/`)))
    expect(canaryHits).toEqual([])
  })

  const texts = () => [
    'file:///etc/passwd',
    'gopher://127.0.0.1:6379/_INFO',
    'data:text/plain,x',
    'ftp://127.0.0.1/',
    'javascript:alert(1)',
    'blob:x',
    'ws://8.8.8.8/',
    'unix:/var/run/docker.sock',
    'http:127.0.0.1',
    'http:/127.0.0.1',
    'http:///127.0.0.1',
    'http:\\\\127.0.0.1',
    '//127.0.0.1',
    '/',
    '',
    'x',
    `http://127.0.0.1:${canary}`,
    `HTTP://127.0.0.1:${canary}/`,
    ` http://127.0.0.1:${canary}/`,
    `http://8.8.8.8\t@127.0.0.1:${canary}/`,
    'http://8.8.8.8/a\r\nHost: 127.0.0.1',
    'http://8.8.8.8/a b',
    'http://8.8.8.8/\u202ex',
    'http://8.8.8.8/\0',
    'http://8.8.8.8:99999/',
    'http://8.8.8.8:-1/',
    `http://example.com/${'x'.repeat(3_000)}`,
  ]

  test('in any other form is refused too', async () => {
    for (const text of texts()) expect(['url', 'address'], text).toContain(await refused(withNames(names), get(text)))
    expect(canaryHits).toEqual([])
  })

  test('cannot name a port other than those of the web', async () => {
    for (const at of [0, 22, 25, 81, 444, 3000, 5432, 6379, 8080])
      expect(await refused({ ...INTERNET, resolve: async () => ['8.8.8.8'] }, get(`http://mail.example:${at}/`)), String(at)).toBe('url')
  })

  test('is found by the corpus: a network without the guard reaches the canary', async () => {
    await refused(withNames(names, { isAllowed: () => true }), get(`http://rebind.example:${canary}/`))
    expect(canaryHits).not.toEqual([])
  })
})

describe('a name', () => {
  test('is resolved once, so that a second answer cannot lead to loopback', async () => {
    const answers = ['127.0.0.1', '::1', '::1']
    let asked = 0
    respond = (_request, response) => response.end('good')
    const network = over({ resolve: async () => [answers[asked++] ?? ''] })
    expect(await refused(network, get(`http://rebind.example:${port}/`))).toMatchObject({ status: 200 })
    expect(asked).toBe(1)
  })

  test('that has one good and one bad address is refused', async () => {
    const network = over({ resolve: async () => ['127.0.0.1', '10.0.0.1'] })
    expect(await refused(network, get(`http://mixed.example:${port}/`))).toBe('address')
    expect(requests).toEqual([])
  })

  test('that does not resolve, and a port that nobody listens on, tell nothing about the network', async () => {
    const silent = over({ resolve: async () => Promise.reject(new Error('ENOTFOUND secret.internal')) })
    const failed = await openGuardedFetch(silent)(get('http://gone.example/')).catch((error: Error) => error)
    expect(failed).toMatchObject({ reason: 'unreachable', message: 'not fetched: unreachable' })
    const closed = createSocketServer()
    closed.listen(0, '127.0.0.1')
    await once(closed, 'listening')
    const free = portOf(closed)
    closed.close()
    await once(closed, 'close')
    expect(await refused(over(), get(`http://closed.example:${free}/`))).toBe('unreachable')
  })
})

describe('a good address', () => {
  test('is fetched, with its name as Host, a fixed User-Agent and no cookies', async () => {
    respond = (_request, response) => response.writeHead(200, { 'content-type': 'Image/PNG; charset=x', 'set-cookie': 'a=b' }).end('bytes')
    const reply = await openGuardedFetch(over())(get(`http://Bücher.example.:${port}/a?b=c#d`))
    expect(reply).toEqual({
      status: 200,
      contentType: 'image/png',
      bytes: Buffer.from('bytes'),
      url: `http://xn--bcher-kva.example:${port}/a?b=c`,
    })
    expect(requests[0]).toMatchObject({
      url: '/a?b=c',
      headers: { host: `xn--bcher-kva.example:${port}`, 'user-agent': 'Plaza', accept: '*/*' },
    })
    expect(requests[0]?.headers).not.toHaveProperty('cookie')
  })

  test('gets a POST with its headers, which cannot replace ours', async () => {
    respond = (_request, response) => response.writeHead(410).end()
    const reply = await openGuardedFetch(over())({
      method: 'POST',
      url: `http://hook.example:${port}/in`,
      contentType: 'application/json',
      body: '{"é":1}',
      headers: { 'webhook-id': 'msg_1', 'user-agent': 'other' },
      maxBytes: KILOBYTE,
    })
    expect(reply).toMatchObject({ status: 410, contentType: null })
    expect(requests[0]).toMatchObject({
      body: '{"é":1}',
      headers: { 'webhook-id': 'msg_1', 'user-agent': 'Plaza', 'content-length': '8', 'content-type': 'application/json' },
    })
  })

  test('is reached directly, whatever proxy the environment names', async () => {
    respond = (_request, response) => response.end('direct')
    const restore = setGlobalProxyFromEnv({ HTTP_PROXY: `http://127.0.0.1:${canary}`, http_proxy: `http://127.0.0.1:${canary}` })
    try {
      expect(await refused(over(), get(`http://good.example:${port}/`))).toMatchObject({ status: 200 })
    } finally {
      restore()
    }
    expect(canaryHits).toEqual([])
  })

  test('of HTTPS is asked for by its name, and must prove by a certificate that it has it', async () => {
    const { key, cert } = createTestCertificate('good.example')
    let asked = ''
    const secure = createSecureServer({ key, cert }, (request, response) => {
      asked = `${String((request.socket as TLSSocket).servername)} ${request.headers.host}`
      response.end('secret')
    })
    secure.listen(0, '127.0.0.1')
    await once(secure, 'listening')
    const at = portOf(secure)
    expect(await refused(over({ ca: cert }), get(`https://good.example:${at}/`))).toMatchObject({
      status: 200,
      bytes: Buffer.from('secret'),
    })
    expect(asked).toBe(`good.example good.example:${at}`)
    asked = ''
    expect(await refused(over({ ca: cert }), get(`https://other.example:${at}/`))).toBe('unreachable')
    expect(await refused(over(), get(`https://good.example:${at}/`))).toBe('unreachable')
    respond = (_request, response) => response.writeHead(302, { location: `http://good.example:${port}/` }).end()
    secure.removeAllListeners('request').on('request', respond)
    expect(await refused(over({ ca: cert }), get(`https://good.example:${at}/`))).toBe('redirect')
    expect(asked).toBe('')
    secure.close()
  })

  test('of HTTPS is no server without TLS', async () => {
    respond = (_request, response) => response.end()
    expect(await refused(over(), get(`https://plain.example:${port}/`))).toBe('unreachable')
    expect(requests).toEqual([])
  })
})

describe('a redirect', () => {
  const redirectTo =
    (location: string): RequestListener =>
    (_request, response) =>
      response.writeHead(302, { location }).end('moved')

  test('is followed to a good address, three times at most', async () => {
    respond = (request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) response.end('there')
      else redirectTo(`/${left - 1}`)(request, response)
    }
    expect(await refused(over(), get(`http://good.example:${port}/3`))).toMatchObject({ status: 200, url: `http://good.example:${port}/0` })
    expect(await refused(over(), get(`http://good.example:${port}/4`))).toBe('redirect')
  })

  test('to a hostile address is refused like the address itself', async () => {
    const targets = [
      'http://[::1]',
      'http://localhost',
      'http://2130706432',
      'http://169.254.169.254',
      'http://user@good.example',
      '//[::ffff:10.0.0.1]',
    ]
    for (const target of targets) {
      respond = redirectTo(`${target}:${canary}/`)
      expect(['url', 'address'], target).toContain(await refused(over(), get(`http://good.example:${port}/`)))
    }
    for (const target of ['file:///etc/passwd', 'gopher://good.example/', 'data:,x', 'http://']) {
      respond = redirectTo(target)
      expect(['url', 'redirect'], target).toContain(await refused(over(), get(`http://good.example:${port}/`)))
    }
    expect(canaryHits).toEqual([])
  })

  test('is checked for its port as well', async () => {
    respond = redirectTo('http://good.example:22/')
    expect(await refused(over({ isAllowedPort: (at) => at === port }), get(`http://good.example:${port}/`))).toBe('url')
  })

  test('does not send a POST anywhere else', async () => {
    respond = redirectTo('/other')
    const post = { method: 'POST', url: `http://good.example:${port}/`, contentType: 'text/plain', body: 'x', maxBytes: 10 } as const
    expect(await refused(over(), post)).toBe('redirect')
    expect(requests).toHaveLength(1)
  })
})

describe('a reply', () => {
  const send =
    (body: Buffer, headers: Record<string, string> = {}): RequestListener =>
    (_request, response) =>
      response.writeHead(200, headers).end(body)

  test('is decompressed', async () => {
    for (const [encoding, compress] of [
      ['gzip', gzipSync],
      ['br', brotliCompressSync],
    ] as const) {
      respond = send(compress('words'), { 'content-encoding': encoding })
      expect(await refused(over(), get(`http://good.example:${port}/`))).toMatchObject({ bytes: Buffer.from('words') })
    }
  })

  test('above the limit is refused, announced or not, and also if it is small until it is decompressed', async () => {
    const big = Buffer.alloc(10 * KILOBYTE * KILOBYTE)
    respond = send(big, { 'content-length': String(big.length) })
    expect(await refused(over(), get(`http://good.example:${port}/`))).toBe('size')
    respond = send(big, { 'transfer-encoding': 'chunked' })
    expect(await refused(over(), get(`http://good.example:${port}/`))).toBe('size')
    respond = send(gzipSync(big), { 'content-encoding': 'gzip' })
    expect(gzipSync(big).length).toBeLessThan(100 * KILOBYTE)
    expect(await refused(over(), get(`http://good.example:${port}/`, 100 * KILOBYTE))).toBe('size')
  })

  test('that is compressed in an unknown or broken way is refused', async () => {
    for (const [encoding, body] of [
      ['zstd', Buffer.from('x')],
      ['gzip, gzip', Buffer.from('x')],
      ['constructor', Buffer.from('x')],
    ] as const) {
      respond = send(body, { 'content-encoding': encoding })
      expect(await refused(over(), get(`http://good.example:${port}/`)), encoding).toBe('encoding')
    }
    for (const [encoding, body] of [
      ['gzip', Buffer.from('no gzip at all')],
      ['gzip', gzipSync('words').subarray(0, -6)],
      ['br', Buffer.from([0xff, 0xff, 0xff, 0xff])],
    ] as const) {
      respond = send(body, { 'content-encoding': encoding })
      expect(await refused(over(), get(`http://good.example:${port}/`)), encoding).toBe('encoding')
    }
  })

  test('that is cut off is no reply', async () => {
    respond = (_request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('half', () => response.destroy())
    }
    expect(await refused(over(), get(`http://good.example:${port}/`))).toBe('unreachable')
  })
})

describe('the time', () => {
  const drip = over({ totalMs: 200 })

  test('of a reply that never begins, or that comes drop by drop, ends', async () => {
    respond = () => undefined
    expect(await refused(drip, get(`http://slow.example:${port}/`))).toBe('time')
    respond = (_request, response) => {
      const timer = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(timer))
    }
    expect(await refused(drip, get(`http://slow.example:${port}/`))).toBe('time')
  })

  test('of a lookup, and of a TLS handshake that nobody answers, ends', async () => {
    expect(await refused(over({ connectMs: 50, resolve: () => new Promise(() => undefined) }), get('http://slow.example/'))).toBe('time')
    const mute = createSocketServer()
    mute.listen(0, '127.0.0.1')
    await once(mute, 'listening')
    expect(await refused(over({ connectMs: 50 }), get(`https://mute.example:${portOf(mute)}/`))).toBe('time')
    mute.close()
  })
})
