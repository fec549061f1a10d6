/** A demo's passwords are public, so it answers nobody who reached it by another name than this machine's. */
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let demo: TestPlaza
let real: TestPlaza

beforeAll(async () => {
  demo = await openTestPlaza()
  real = await openTestPlaza({ demo: false })
})
afterAll(async () => {
  await demo.close()
  await real.close()
})

/** Sends any Host; `fetch` would not. */
function send(plaza: TestPlaza, path: string, headers: Record<string, string>, method = 'GET'): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(plaza.url + path, { method, headers }, async (response: IncomingMessage) => {
      let text = ''
      for await (const chunk of response) text += chunk
      resolve({ status: response.statusCode ?? 0, text })
    })
    sent.on('error', reject).end()
  })
}

const PATHS = ['/', '/mailbox', '/livez', '/api/v1/categories', '/files/x', '/assets/x.js', '/admin', '/.vite/manifest.json']

describe('a demo', () => {
  test.each(PATHS)('refuses %s in a sentence when the host is another', async (path) => {
    const { status, text } = await send(demo, path, { host: 'shop.example' })
    expect(status).toBe(421)
    expect(text).toMatch(/^This Plaza is a demo .* DEMO=off/)
  })

  test('refuses a login and every other write', async () => {
    const headers = { host: 'shop.example', 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
    expect((await send(demo, '/rpc/accounts/session/logIn', headers, 'POST')).status).toBe(421)
  })

  // Test requests come from 127.0.0.1, which a test Plaza trusts as a proxy; whether it does must not matter.
  test.each([
    ['a forwarded host', { 'x-forwarded-host': 'shop.example' }],
    [
      'a forwarded host behind a chain of proxies',
      { 'x-forwarded-host': 'shop.example, 127.0.0.1', 'x-forwarded-for': '203.0.113.7, 10.0.0.1' },
    ],
    ['the standard header', { forwarded: 'for=203.0.113.7;host=shop.example' }],
  ])('refuses %s', async (_what, headers) => {
    expect((await send(demo, '/livez', { host: '127.0.0.1', ...headers })).status).toBe(421)
  })

  test.each(['127.0.0.1', 'localhost:3000', '[::1]:3000'])('answers to %s, also through a proxy on this machine', async (host) => {
    expect((await send(demo, '/livez', { host })).status).toBe(200)
    expect((await send(demo, '/livez', { host, 'x-forwarded-host': host, 'x-forwarded-for': '127.0.0.1' })).status).toBe(200)
  })
})

test('a real Plaza answers to any host', async () => {
  expect((await send(real, '/livez', { host: 'shop.example', 'x-forwarded-host': 'shop.example' })).status).toBe(200)
})

test('files of the build that begin with a dot are not public', async () => {
  for (const path of ['/.vite/manifest.json', '/assets/.vite/manifest.json', '/.env', '/.git/config', '/%2evite/manifest.json']) {
    expect((await send(real, path, { host: 'localhost' })).status, path).toBe(404)
  }
})
