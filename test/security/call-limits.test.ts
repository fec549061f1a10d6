/** Every write that is open to everybody is limited, and every limit that a contract declares applies: generated from the joined contract. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestListener } from '#app/server/requests.ts'
import { WRITES_PER_MINUTE } from '#platform/server/call-limits.ts'
import { clientAddressResolver, parseTrustedProxies } from '#platform/server/client-address.ts'
import { sendError } from '#platform/server/entry-points.ts'
import { newGuestId, signGuestToken } from '#platform/server/guest.ts'
import { BATCH, openRateLimits } from '#platform/server/rate-limits.ts'
import type { CallLimit } from '#platform/shared/contract.ts'
import { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { allOperations } from './operations.ts'

let plaza: TestPlaza
let second: Server
let secondUrl: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  second = createServer()
  await new Promise<void>((resolve) => second.listen(0, '127.0.0.1', resolve))
  secondUrl = `http://127.0.0.1:${(second.address() as AddressInfo).port}`
  second.on(
    'request',
    await requestListener({
      services: { ...plaza.services, publicOrigin: secondUrl, limits: openRateLimits(plaza.services) },
      url: secondUrl,
      metricsToken: null,
      securityContact: 'mailto:security@plaza.test',
      clientAddress: clientAddressResolver(parseTrustedProxies('127.0.0.1') ?? []),
      pool: plaza.pool,
      documents: async (_request, response) => sendError(response, 503, 'NO_WEB'),
      events: async (_request, response) => sendError(response, 503, 'NO_EVENTS'),
      mailbox: null,
      isDraining: () => false,
    }),
  )
})
afterAll(async () => {
  second.closeAllConnections()
  await new Promise((resolve) => second.close(resolve))
  await plaza.close()
})

const operations = allOperations()
const open = operations.filter(({ meta }) => meta.access === 'anyone' && meta.writes)
const declared = operations.flatMap(({ name, meta }) =>
  (meta.limits ?? []).map((limit) => ({ name, limit, per: limit.per, forGuests: meta.access === 'anyone' })),
)

let hosts = 0
const newAddress = () => {
  hosts += 1
  return `10.9.${hosts >> 8}.${hosts & 255}`
}
/** What a client writes before the entry of the trusted proxy changes nothing. */
const spoofed = (address: string) => `${newAddress()}, ${address}`

const browserAt = (url: string, address: string) => new Member(url, spoofed(address))

type Answer = { status: number; body: { code?: string; data?: { retryAfterS: number } }; headers: Headers }

function expectRefusal({ status, body, headers }: Answer): void {
  expect([status, body.code]).toEqual([429, 'RATE_LIMITED'])
  expect(body.data?.retryAfterS).toBeGreaterThan(0)
  expect(headers.get('retry-after')).toBe(String(body.data?.retryAfterS))
}

describe('the limit of all writes for everybody', () => {
  const address = newAddress()

  test(`refuses call ${WRITES_PER_MINUTE.points + 1} of an address within a minute`, async () => {
    for (let sent = 0; sent < WRITES_PER_MINUTE.points; sent += 50) {
      const replies = await Promise.all(Array.from({ length: 50 }, () => browserAt(plaza.url, address).call('cart.dropCode', {})))
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400]))
    }
    expectRefusal(await browserAt(plaza.url, address).call('cart.dropCode', {}))
  })

  test('covers every such operation', async () => {
    expect(open.length).toBeGreaterThanOrEqual(36)
    for (const { name } of open) expectRefusal(await browserAt(plaza.url, address).call(name, {}))
  })

  test('holds in a second process, which may let less than a batch through', async () => {
    const replies = []
    for (let sent = 0; sent < BATCH; sent += 1) replies.push(await browserAt(secondUrl, address).call('cart.clear', {}))
    expectRefusal(replies.at(-1) as Answer)
  })

  test('leaves reads, other addresses and members alone, and ends after a minute', async () => {
    expect((await browserAt(plaza.url, address).call('cart.get')).status).toBe(200)
    expect((await browserAt(plaza.url, newAddress()).call('cart.clear')).status).toBe(200)
    const chen = await plaza.member('chen')
    chen.address = address
    expect((await chen.call('cart.clear')).status).toBe(200)
    plaza.moveClock(WRITES_PER_MINUTE.seconds * 1000)
    expect((await browserAt(plaza.url, address).call('cart.clear')).status).toBe(200)
  })
})

describe('a declared limit', () => {
  test('there are some', () => expect(declared.length).toBeGreaterThanOrEqual(15))

  test.each(declared)('$name per $per refuses one call more, through two processes', async ({ name, limit, forGuests }) => {
    const call = caller(name, limit, forGuests ? null : (await plaza.member('bruno')).cookies)
    const replies: Answer[] = []
    for (let sent = 0; sent < limit.calls; sent += 20)
      replies.push(...(await Promise.all(Array.from({ length: Math.min(20, limit.calls - sent) }, (_, index) => call(sent + index)))))
    expect(replies).toHaveLength(limit.calls)
    expect(replies.filter(({ status }) => status === 429)).toEqual([])
    expectRefusal(await call(0))
    expectRefusal(await call(1))
    plaza.moveClock(limit.seconds * 1000)
    expect((await call(0)).status).not.toBe(429)
  })
})

describe('an idempotency key', () => {
  const enter = (browser: Member, code: string) => browser.call('cart.enterCode', { code }, { key: 'the-same-key' })

  test('does not hide guesses: another input is another call', async () => {
    const guesser = plaza.browser()
    await guesser.call('cart.clear')
    const replies = []
    for (let guess = 0; guess < 21; guess += 1) replies.push(await enter(guesser, `GUESS${guess}`))
    expect(replies.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 404), 429])
  })

  test('lets a repeated call through that was counted before', async () => {
    const bruno = plaza.browser()
    await bruno.call('cart.clear')
    for (let attempt = 0; attempt < 40; attempt += 1) expect((await enter(bruno, 'NOSUCH')).status).toBe(404)
  })
})

/**
 * Calls an operation so that only this limit counts: everything else about the calls differs. The input is rejected after it. `session`: the
 * cookies of a member, for what guests may not call.
 */
function caller(name: string, { per }: CallLimit, session: Member['cookies'] | null): (index: number) => Promise<Answer> {
  const url = (index: number) => (index % 2 ? secondUrl : plaza.url)
  const address = newAddress()
  const newGuest = () => signGuestToken(newGuestId(), plaza.services.secretFor('guest'))
  const guest = newGuest()
  return (index) => {
    const browser = browserAt(url(index), per === 'address' ? address : newAddress())
    browser.cookies.set('plaza_guest', per === 'person' ? guest : newGuest())
    for (const [cookie, value] of session ?? []) browser.cookies.set(cookie, value)
    const email = per === 'guestEmail' ? `Bruno+${index}@Example.com` : `bruno${index}`
    const field = per.startsWith('input.') ? { [per.slice('input.'.length)]: 'chk_of_bruno' } : {}
    return browser.call(name, { email, ...field })
  }
}
