import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { write } from '#platform/shared/contract.ts'
import { apiEntryPoint, rpcEntryPoint } from './entry-points.ts'
import { Failure } from './failure.ts'
import type { RequestContext } from './guard.ts'
import { implementOperations } from './implement-operations.ts'

const contract = { knock: write('anyone', 'POST', '/knock') }
const os = implementOperations(contract)
const router = os.router({
  knock: os.knock.handler(() => {
    throw new Failure('RATE_LIMITED', { retryAfterS: 72 })
  }),
})

const server = createServer(async (request, response) => {
  const origin = `http://${request.headers.host}`
  const context = {
    services: { limits: { consumeInBatches: async () => {} } },
    client: { address: '203.0.113.7' },
    viewer: { kind: 'guest', id: 'gst_bruno' },
    idempotencyKey: null,
    header: () => null,
    retryAfter: (seconds: number) => void response.setHeader('retry-after', seconds),
  } as unknown as RequestContext
  if (request.url?.startsWith('/rpc/')) await rpcEntryPoint(router, origin)(request, response, context)
  else await apiEntryPoint(router)(request, response, context)
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

test.each(['/rpc/knock', '/api/v1/knock'])('too many attempts at %s give a Retry-After header', async (path) => {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const reply = await fetch(url + path, { method: 'POST', headers, body: path.startsWith('/rpc') ? '{"json":{}}' : '{}' })
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([429, '72'])
  expect(await reply.text()).toMatch(/"code":"RATE_LIMITED".*"data":\{"retryAfterS":72\}/)
})
