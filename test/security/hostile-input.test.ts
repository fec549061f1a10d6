/** Every operation gets values that its types or its database cannot hold. Each is refused with a reason; none is an internal error. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { allOperations, type Operation } from './operations.ts'
import { createRecordScene, loadDomainRecords, type Pair } from './record-scene.ts'
import { sampleInputs } from './sample-input.ts'

const OPERATIONS = allOperations()

let plaza: TestPlaza
let workspace = ''
let amira: Member
let omar: Member
/** Inputs that name records of Amira's, so that some operations come as far as their last statement. */
const records: Record<string, Pair> = {}

beforeAll(async () => {
  plaza = await openTestPlaza()
  amira = await logIn('amira')
  omar = await logIn('omar')
  const buyer = await plaza.member('bruno')
  const otherOwner = await plaza.member('chen')
  await otherOwner.call('workspaces.create', { name: 'Chen & Co' })
  workspace = await plaza.workspace('Dar Amira')
  const scene = createRecordScene(plaza, { owner: amira, otherOwner, buyer, workspace })
  // All of them before the first hostile input, which may change the shop.
  for (const domain of await loadDomainRecords())
    for (const [name, create] of Object.entries(domain.records(scene))) records[name] = await create()
})
afterAll(() => plaza.close())

async function logIn(name: 'amira' | 'omar'): Promise<Member> {
  await plaza.rows('delete from platform.rate_limits')
  const member = await plaza.member(name)
  expect((await member.reauthenticate(FIXTURE_PASSWORD)).status).toBe(200)
  return member
}

/** Calls it as somebody who may, and logs in again after an operation that ended the session. */
async function call({ name, meta }: Operation, input: unknown): Promise<{ status: number; body: Record<string, unknown> }> {
  const admin = meta.access === 'admin'
  const ask = () => (admin ? omar : amira).call(name, input, { workspace })
  const reply = await ask()
  if (reply.status !== 401) return reply
  if (admin) omar = await logIn('omar')
  else amira = await logIn('amira')
  return ask()
}

/** Changes one place of an input: each number, text or list in turn. */
function* withEach(input: unknown, is: (value: unknown) => boolean, hostile: (value: unknown) => unknown): Generator<unknown> {
  if (is(input)) yield hostile(input)
  if (typeof input !== 'object' || input === null) return
  for (const [key, value] of Object.entries(input))
    for (const changed of withEach(value, is, hostile))
      yield Array.isArray(input) ? input.map((item, at) => (String(at) === key ? changed : item)) : { ...input, [key]: changed }
}

const isNumber = (value: unknown) => typeof value === 'number'
const isText = (value: unknown) => typeof value === 'string'

const isMoment = (value: unknown) => isText(value) && /^2026-01-01/.test(String(value))

/** Everything is tried in the last place of its kind; what depends on the place, in each. */
function* hostileInputs(valid: unknown): Generator<unknown> {
  yield* withEach(valid, isNumber, () => Number.MAX_SAFE_INTEGER)
  for (const number of [Number.MIN_SAFE_INTEGER - 1, 1e308, 2 ** 31, 'NaN', null]) yield* last(withEach(valid, isNumber, () => number))
  for (const text of ['__proto__', `%_\\'";--`]) yield* withEach(valid, isText, () => text)
  for (const moment of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z']) yield* withEach(valid, isMoment, () => moment)
  for (const text of ['a\0b', '\ud800', '', 'x'.repeat(900_000)]) yield* last(withEach(valid, isText, () => text))
  yield* withEach(valid, Array.isArray, (list) => Array.from({ length: 10_000 }, () => (list as unknown[])[0]))
  yield* [null, [], { constructor: { prototype: { polluted: true } }, toString: 1, hasOwnProperty: null }]
  yield JSON.parse(`{"__proto__":{"polluted":true},${JSON.stringify(valid).slice(1)}`.replace(',}', '}'))
}

function last(inputs: Iterable<unknown>): unknown[] {
  return [...inputs].slice(-1)
}

describe('an operation', () => {
  const withInput = OPERATIONS.filter(({ fields }) => fields.length > 0)
  let asked = 0

  test.each(withInput)('$name refuses what it cannot use', async (operation) => {
    const [valid, ...limits] = sampleInputs(operation.input) as [object, ...object[]]
    const named = (records[operation.name]?.foreign ?? {}) as Record<string, unknown>
    const texts = Object.fromEntries(Object.entries(named).filter(([, value]) => isText(value)))
    const meant = { ...valid, ...texts }
    await plaza.rows('delete from platform.rate_limits')
    for (const input of [meant, ...limits.map((limit) => ({ ...limit, ...texts })), ...hostileInputs(meant)]) {
      const { status, body } = await call(operation, input)
      asked += 1
      const shown = JSON.stringify(input)?.slice(0, 300)
      expect(status, `${shown} → ${JSON.stringify(body)}`).toBeLessThan(500)
      if (status === 400) expect(body.code, shown).toBeTypeOf('string')
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  test('was tried with more than its valid input', () => {
    expect(withInput.length).toBeGreaterThan(150)
    expect(asked).toBeGreaterThan(10 * withInput.length)
  })
})

describe('a body', () => {
  const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
  const send = (path: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
    amira.send('POST', path, body, { 'content-type': 'application/json', ...headers })

  test.each([
    ['/rpc/cart/addLine', (json: string) => `{"json":${json}}`],
    ['/api/v1/cart/lines', (json: string) => json],
  ])('at %s that is nested too deeply is refused with a reason, whatever it nests', async (path, wrap) => {
    for (const json of [deep(33), deep(20_000), `${'['.repeat(300_000)}${']'.repeat(300_000)}`, `{"variantId":${deep(40)}}`]) {
      const reply = await send(path, wrap(json))
      const text = await reply.text()
      expect([reply.status, text.includes('INVALID_INPUT'), text.includes('depth')], json.slice(0, 40)).toEqual([400, true, true])
    }
    expect(await (await send(path, wrap(deep(20)))).text()).not.toContain('depth')
  })

  test('in a query that is nested too deeply is refused too', async () => {
    const reply = await amira.send('GET', `/api/v1/catalog/products?q${'[a]'.repeat(3_000)}=1`)
    expect(reply.status).toBe(400)
  })

  test('that is no UTF-8, or JSON under another name, is refused', async () => {
    const broken = new Uint8Array([...new TextEncoder().encode('{"json":{"q":"'), 0xff, 0xfe, ...new TextEncoder().encode('"}}')])
    expect((await send('/rpc/marketplace/suggest', broken)).status).toBe(400)
    // oRPC would take it for a file.
    const named = await send('/rpc/marketplace/suggest', '{"json":{"q":"mug"}}', { 'content-disposition': 'attachment; filename=x' })
    expect(named.status).toBe(200)
    const upper = await send('/rpc/marketplace/suggest', '{"json":{"q":"mug"}}', { 'content-type': 'Application/JSON' })
    expect(upper.status).toBe(200)
  })

  test('with values that JSON does not have is refused', async () => {
    for (const [type, value] of [
      ['bigint', '1'],
      ['date', '2026-01-01T00:00:00.000Z'],
      ['url', 'https://example.com'],
      ['map', []],
    ] as const) {
      const meta = { bigint: 0, date: 1, url: 4, map: 7 }[type]
      const body = JSON.stringify({ json: { challengeId: 'x', response: { value } }, meta: [[meta, 'response', 'value']] })
      expect((await send('/rpc/accounts/passkeyLogin/finish', body)).status, type).toBe(400)
    }
  })

  test('above a megabyte is refused, announced or not', async () => {
    const big = JSON.stringify({ json: { q: 'x'.repeat(1_100_000) } })
    expect((await send('/rpc/marketplace/suggest', big)).status).toBe(413)
  })
})
