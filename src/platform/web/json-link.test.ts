import { createORPCClient, ORPCError } from '@orpc/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from './api.ts'
import { jsonLink } from './json-link.ts'

afterEach(() => vi.unstubAllGlobals())

type Context = { workspace?: string }

/** A client whose requests are answered with this. */
function clientOf(answer: () => Response | Promise<Response>, loadTexts = () => Promise.resolve()) {
  const sent: { path: unknown; init: RequestInit }[] = []
  vi.stubGlobal('fetch', async (path: unknown, init: RequestInit) => {
    sent.push({ path, init })
    return answer()
  })
  const headersOf = ({ workspace }: Context): Record<string, string> => ({ ...(workspace && { 'plaza-workspace': workspace }) })
  return { sent, api: createORPCClient<Api>(jsonLink({ headersOf, loadTexts }) as never) }
}
const json = (status: number, body: unknown) => Response.json(body, { status })

test('a call is posted as JSON with the headers of its context, and gives what the server answered', async () => {
  const { api, sent } = clientOf(() => json(200, { json: { user: null } }))
  const { signal } = new AbortController()
  expect(await api.accounts.session.get(undefined, { context: { workspace: 'ws_1' }, signal })).toEqual({ user: null })
  await api.cart.addLine({ variantId: 'var_1', quantity: 2 } as never)
  expect(sent.map(({ path }) => path)).toEqual(['/rpc/accounts/session/get', '/rpc/cart/addLine'])
  expect(sent[0]?.init).toEqual({
    method: 'POST',
    headers: { 'plaza-workspace': 'ws_1', 'content-type': 'application/json' },
    body: '{}',
    redirect: 'manual',
    signal,
  })
  expect(sent[1]?.init.body).toBe('{"json":{"variantId":"var_1","quantity":2}}')
})

test('an answer without content is undefined', async () => {
  const { api } = clientOf(() => json(200, {}))
  expect(await api.accounts.session.logOut()).toBeUndefined()
})

test('a failure of the contract has its code, status and data', async () => {
  const body = { defined: true, code: 'RATE_LIMITED', status: 429, message: 'Slow down.', data: { retryAfterS: 30 } }
  const { api } = clientOf(() => json(429, { json: body }))
  const error = await api.accounts.session.get().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ORPCError)
  expect(error).toMatchObject({ code: 'RATE_LIMITED', status: 429, data: { retryAfterS: 30 } })
})

test('a failure waits for its text, and is told without it when that cannot be loaded', async () => {
  const failed = () => json(401, { json: { defined: true, code: 'INVALID_CREDENTIALS', status: 401, message: 'No.' } })
  const texts = Promise.withResolvers<void>()
  let told: unknown = null
  const telling = clientOf(failed, () => texts.promise)
    .api.accounts.session.get()
    .catch((error: unknown) => {
      told = error
    })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(told).toBeNull()
  texts.resolve()
  await telling
  expect(told).toMatchObject({ code: 'INVALID_CREDENTIALS' })

  const lost = clientOf(failed, () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(lost.api.accounts.session.get()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
})

test.each([
  ['an error page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['JSON of somebody else', () => json(503, { error: 'maintenance' })],
  ['a redirect', () => Response.redirect('https://plaza.example/login')],
  ['other types than JSON has', () => json(200, { json: '2026-11-28', meta: [[1]] })],
])('%s is neither an answer nor a lost connection', async (_what, answer) => {
  const error = await clientOf(answer)
    .api.accounts.session.get()
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(ORPCError)
  expect(error).not.toBeInstanceOf(TypeError)
})

test('without a connection the error is a TypeError, as of fetch', async () => {
  const { api } = clientOf(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(api.accounts.session.get()).rejects.toBeInstanceOf(TypeError)
})
