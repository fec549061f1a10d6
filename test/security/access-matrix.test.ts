/** Every operation × every kind of person, generated from the contracts: no unexpected access, and strangers learn nothing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { ACTORS, type Actor, expectedPublicVerdict, expectedVerdict, type Verdict } from './matrix.ts'
import { allOperations, type Operation } from './operations.ts'
import { createRecordScene, loadDomainRecords, type Pair, type RecordScene } from './record-scene.ts'

let plaza: TestPlaza
let workspace = ''
const browsers = {} as Record<Actor, Member>

const OPERATIONS = allOperations()
const DOMAIN_RECORDS = await loadDomainRecords()
const PASSWORD = 'cinnamon wharf 71'

beforeAll(async () => {
  plaza = await openTestPlaza()
  const owner = await plaza.member('amira')
  const { workspaces } = (await owner.call('workspaces.list')).body
  workspace = workspaces.find(({ name }: { name: string }) => name === 'Dar Amira').id
  Object.assign(browsers, {
    owner,
    nobody: plaza.browser(),
    stranger: await plaza.member('bruno'),
    otherOwner: await plaza.member('chen'),
    administrator: await plaza.member('omar'),
    manager: await plaza.member('elena'),
    removed: await createStaff('remi', ['catalog']),
    suspended: await createStaff('susan', ['catalog', 'orders']),
    staffWithoutPermissions: await createStaff('stanley', []),
    staffForOrders: await createStaff('orson', ['orders']),
  })
  await browsers.otherOwner.call('workspaces.create', { name: 'Chen & Co' })
  const removed = await browsers.removed.me()
  await owner.call('workspaces.members.remove', { userId: removed.id }, { workspace })
  const suspended = await browsers.suspended.me()
  const { status } = await browsers.administrator.call('accounts.admin.users.suspend', { id: suspended.id, reason: 'spam' })
  expect(status).toBe(200)
})
afterAll(() => plaza.close())

/** Creates a new account that accepted an invitation to Amira's workspace. */
async function createStaff(username: string, permissions: string[]): Promise<Member> {
  const browser = plaza.browser()
  const email = `${username}@example.com`
  await browser.register(email, username, PASSWORD)
  await plaza.rows(`update accounts.users set email_proof = 'mailed' where username = $1`, [username])
  await plaza.settle()
  await browser.logIn(email, PASSWORD)
  const owner = await plaza.member('amira')
  expect((await owner.call('workspaces.invitations.create', { email, role: 'staff', permissions }, { workspace })).status).toBe(200)
  await plaza.settle()
  const link = new URL(plaza.mailTo(email).at(-1)?.link() ?? 'none:')
  const token = link.searchParams.get('token') ?? link.hash.slice(1)
  expect((await browser.call('workspaces.invitations.accept', { token })).status).toBe(200)
  return browser
}

/** Writes are sent with an invalid idempotency key, so that an authorized write is rejected without effect. */
const UNUSABLE_KEY = 'short'

async function observeVerdict(browser: Member, { name, meta }: Operation, named: string | null = workspace): Promise<Verdict | string> {
  const manner = { ...(named !== null && { workspace: named }), key: UNUSABLE_KEY }
  const { status, body } = await browser.call(name, {}, manner)
  if (status === 401 && body.code === 'UNAUTHENTICATED') return 'unauthenticated'
  if (status === 404 && body.code === 'NOT_FOUND') return 'not found'
  if (status === 403 && body.code === 'PERMISSION_NEEDED') return 'area needed'
  const letIn = meta.writes
    ? status === 400 && body.data.fields[0].path === 'Idempotency-Key'
    : status === 200 || (status === 400 && body.code === 'INVALID_INPUT')
  return letIn ? 'in' : `${status} ${body.code}`
}

describe('at the web entry point', () => {
  test('operations of every access level are tested', () => {
    expect(OPERATIONS.length).toBeGreaterThanOrEqual(60)
    const kinds = new Set(OPERATIONS.map(({ meta }) => meta.access?.split(':')[0]))
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['admin', 'anyone', 'member', 'workspace']))
    for (const actor of ACTORS) expect(browsers[actor], actor).toBeDefined()
  })

  test.each(ACTORS)('%s gets what the matrix says, of every operation', async (actor) => {
    const got: Record<string, string> = {}
    const wanted: Record<string, string> = {}
    for (const operation of OPERATIONS) {
      wanted[operation.name] = expectedVerdict(operation.meta, actor)
      got[operation.name] = await observeVerdict(browsers[actor], operation)
    }
    expect(got).toEqual(wanted)
  })

  test('a workspace that is not named, made up or malformed is none: there is no default', async () => {
    const about = OPERATIONS.filter(({ meta }) => /^(workspace|vendor):/.test(meta.access ?? ''))
    expect(about.length).toBeGreaterThan(5)
    for (const operation of about)
      for (const named of [null, '', 'ws_00000000000000000000000000', `${workspace}x`, `${workspace},${workspace}`, '*', 'null'])
        expect(await observeVerdict(browsers.owner, operation, named), `${operation.name} in ${named}`).toBe('not found')
  })

  test('a planted hole is found: an operation that grants access against the matrix', async () => {
    const hole = {
      ...(OPERATIONS.find(({ name }) => name === 'cart.clear') as Operation),
      meta: { access: 'admin', writes: true } as const,
    }
    expect(await observeVerdict(browsers.stranger, hole)).not.toBe(expectedVerdict(hole.meta, 'stranger'))
  })
})

describe('at the public entry point', () => {
  const withSession = () => ({ cookie: Array.from(browsers.owner.cookies, ([name, value]) => `${name}=${value}`).join('; ') })

  test('a session cookie grants nothing, and web-only operations do not exist', async () => {
    for (const { name, meta, method, path } of OPERATIONS) {
      const response = await fetch(`${plaza.url}/api/v1${path.replace(/\{\w+\}/g, 'x')}`, {
        method,
        headers: { ...withSession(), 'plaza-workspace': workspace, 'idempotency-key': UNUSABLE_KEY, 'content-type': 'application/json' },
        ...(method !== 'GET' && { body: '{}' }),
      })
      const { code } = (await response.json()) as { code?: string }
      const verdict = expectedPublicVerdict(meta)
      if (verdict === 'not found') expect({ status: response.status, code }, name).toEqual({ status: 404, code: 'NOT_FOUND' })
      else if (verdict === 'unauthenticated') expect(response.status, name).toBe(401)
      else expect(response.status, name).not.toBe(401)
    }
  })

  test('its description lists exactly its operations', async () => {
    const { paths } = (await (await fetch(`${plaza.url}/api/v1/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string }>>
    }
    const described = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    const standing = OPERATIONS.filter(({ meta }) => expectedPublicVerdict(meta) !== 'not found').map(({ name }) => name)
    expect(described.sort()).toEqual(standing.sort())
  })
})

describe('another person’s record', () => {
  /** The names are known before the database is; the records are made when a test asks for them. */
  const NAMES = DOMAIN_RECORDS.flatMap(({ records }) => Object.keys(records({} as RecordScene)))
  const NO_RECORD: Record<string, string> = Object.assign({}, ...DOMAIN_RECORDS.map(({ noRecord }) => noRecord))
  let pairs: Record<string, () => Promise<Pair>> = {}

  beforeAll(() => {
    const { owner, otherOwner, stranger: buyer } = browsers
    const scene = createRecordScene(plaza, { owner, otherOwner, buyer, workspace })
    pairs = Object.assign({}, ...DOMAIN_RECORDS.map(({ records }) => records(scene)))
  })

  test('every operation that takes a record id has a pair', () => {
    const naming = OPERATIONS.filter(
      ({ meta, fields }) =>
        meta.access !== 'anyone' && meta.access !== 'admin' && fields.some((field) => /id$|^username$|^token$/i.test(field)),
    ).map(({ name }) => name)
    expect(naming.filter((name) => !NAMES.includes(name) && !(name in NO_RECORD))).toEqual([])
    const known = new Set(OPERATIONS.map(({ name }) => name))
    expect([...NAMES, ...Object.keys(NO_RECORD)].filter((name) => !known.has(name))).toEqual([])
  })

  test.each(NAMES)('looks like one that never was, to the byte: %s', async (name) => {
    const { foreign, missing, workspace: own } = (await pairs[name]?.()) ?? {}
    const ask = async (input: object | undefined) => {
      const response = await browsers.otherOwner.send('POST', `/rpc/${name.replaceAll('.', '/')}`, JSON.stringify({ json: input }), {
        'content-type': 'application/json',
        ...(own && { 'plaza-workspace': own }),
      })
      return { status: response.status, body: await response.text() }
    }
    const answer = await ask(foreign)
    expect(answer).toEqual(await ask(missing))
    expect(answer.status).toBe(404)
  })
})

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a neighboring site', { 'sec-fetch-site': 'same-site' }],
  ['an older browser on another site', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ['nobody knows where', { 'sec-fetch-site': '' }],
])('no write is taken from %s', async (_, { 'sec-fetch-site': site, ...headers }: Record<string, string>) => {
  for (const { name, meta } of OPERATIONS) {
    if (!meta.writes) continue
    const response = await fetch(`${plaza.url}/rpc/${name.replaceAll('.', '/')}`, {
      method: 'POST',
      body: '{"json":{}}',
      headers: {
        'content-type': 'application/json',
        cookie: Array.from(browsers.owner.cookies, ([key, value]) => `${key}=${value}`).join('; '),
        ...headers,
        ...(site && { 'sec-fetch-site': site }),
      },
    })
    expect(response.status, name).toBe(403)
  }
  expect(await browsers.owner.me()).not.toBeNull()
})

test('an operation with another spelling gets the same decision, or does not exist', async () => {
  const ways = [
    'accounts/sessions/list/',
    'accounts//sessions/list',
    'ACCOUNTS/sessions/list',
    'accounts/sessions/list%2e',
    'accounts%2fsessions%2flist',
    './accounts/sessions/list',
    'accounts/./sessions/list',
    'accounts/x/../sessions/list',
    'accounts/sessions/list;x',
    'accounts/sessions/list?x=1',
  ]
  for (const way of ways) {
    const response = await browsers.nobody.send('POST', `/rpc/${way}`, '{"json":{}}', { 'content-type': 'application/json' })
    expect([401, 404], way).toContain(response.status)
  }
  for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const response = await browsers.owner.send(method, '/rpc/accounts/sessions/revokeOthers', null, { 'x-http-method-override': 'POST' })
    expect(response.status, method).toBe(405)
  }
})

test('the fixtures log in with the password that the tests know', async () => {
  expect((await plaza.browser().logIn('dalia@example.com', FIXTURE_PASSWORD)).status).toBe(200)
})
