/** A page that is rendered once for everybody is not changed or broken by what one visitor sends. */
import { type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let memberCookie: string
let calls = 0

beforeAll(async () => {
  plaza = await openTestPlaza({ web: true })
  const bruno = await plaza.member('bruno')
  memberCookie = Array.from(bruno.cookies, ([name, value]) => `${name}=${value}`).join('; ')
})
afterAll(() => plaza.close())

type Answer = { status: number; html: string }

function open(path: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(plaza.url + path, { headers: { 'accept-language': 'en', ...headers } }, async (response: IncomingMessage) => {
      let html = ''
      response.setEncoding('utf8')
      for await (const chunk of response) html += chunk
      // Only this tag may differ: theme, digits and whether a session cookie was sent.
      resolve({ status: response.statusCode ?? 0, html: html.replace(/<html [^>]*>/, '<html>') })
    })
    sent.on('error', reject).end()
  })
}

const ODD: Record<string, Record<string, string>> = {
  'another writer': { 'plaza-writer': 'x' },
  'a writer who is a guest': { 'plaza-writer': 'guest' },
  'a foreign workspace': { 'plaza-workspace': 'ws_none' },
  'an order link': { 'plaza-order-link': 'a'.repeat(26) },
  'a guest token': { 'plaza-guest': 'forged.token' },
  'a bad idempotency key': { 'idempotency-key': 'x' },
  'a bearer token': { authorization: 'Bearer nobody' },
  'basic credentials': { authorization: 'Basic YTpi' },
  'a dead session': { cookie: 'plaza_session=none; plaza_guest=forged; plaza_devices=a.b.c.d.e.f' },
  'a broken theme and unknown cookies': { cookie: 'plaza_theme=%E0%A4%A; plaza_digits=klingon; a; =; %=%' },
  'a range': { range: 'bytes=0-5' },
  'a condition': { 'if-none-match': '*', 'if-modified-since': 'yesterday', 'if-match': '"none"' },
  'another type': { accept: 'application/json', 'content-type': 'application/json' },
  'forwarded addresses': { 'x-forwarded-for': ', ,999.1.1.1,::::', 'x-forwarded-proto': 'gopher' },
  'a strange browser': { 'user-agent': '\u00ff'.repeat(400), 'sec-fetch-site': 'cross-site', referer: 'not a url', origin: 'null' },
  'an upgrade that never comes': { connection: 'keep-alive, upgrade', upgrade: 'h2c', te: 'trailers' },
  'a request id of its own': { 'x-request-id': 'req_forged', 'x-http-method-override': 'DELETE' },
}

/** Opens one page that nobody opened before, fifty times at once, half of them with the headers. */
async function openCold(headers: Record<string, string>): Promise<Answer[]> {
  calls += 1
  const path = `/marketplace?q=cold${calls}`
  return Promise.all(Array.from({ length: 50 }, (_, number) => open(path, number % 2 === 0 ? headers : {})))
}

test.each(Object.entries(ODD))('%s changes nothing, for the sender or for anybody else', async (_what, headers) => {
  const answers = await openCold(headers)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ html }) => html)).size).toBe(1)
  expect(answers[0]?.html).toContain(`cold${calls}`)
})

test('a member whose tab holds a write of somebody else opens the page like everybody', async () => {
  const answers = await openCold({ cookie: memberCookie, 'plaza-writer': 'usr_somebody' })
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ html }) => html)).size).toBe(1)
})

test('the language is the one thing that a header chooses', async () => {
  const [english, arabic] = await Promise.all([
    open('/marketplace?q=tongue', { 'plaza-writer': 'x' }),
    open('/marketplace?q=tongue', { 'accept-language': 'ar', 'plaza-writer': 'x' }),
  ])
  expect([english?.status, arabic?.status]).toEqual([200, 200])
  expect(arabic?.html).not.toBe(english?.html)
})

test('what a page was rendered with is not kept when it has been sent', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length
  await open('/marketplace?q=mug', {})
  const before = timers()
  for (let page = 0; page < 10; page += 1) expect((await open(`/marketplace?q=mug+${page}`, {})).status).toBe(200)
  expect(timers() - before).toBeLessThan(10)
})
