/** Becoming a vendor: with automatic approval or by an administrator's decision. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

let plaza: TestPlaza
let omar: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  omar = await plaza.member('omar')
})
afterAll(() => plaza.close())

const PAYOUT = { holder: 'Dalia Haddad', account: 'de89 3704 0044 0532 0130 00', bank: 'Hausbank' }
const SHOP = {
  name: 'Dalia Weaves',
  description: 'Rugs from the old loom.',
  legal: {
    address: { name: 'Loom Works SAL', line1: 'Loom Street 3', city: 'Beirut', postalCode: '11072', country: 'LB' },
    taxId: 'LB 77',
    registrationNumber: '',
  },
  policies: { shipping: 'Within two days.', returns: 'Thirty days.' },
  payout: PAYOUT,
}

async function business(member: Member, name: string): Promise<string> {
  return (await member.call('workspaces.create', { name })).body.id
}
const submit = (member: Member, workspace: string, input: object = SHOP, key?: string) =>
  member.call('vendors.application.submit', input, { workspace, ...(key && { key }) })
const standing = async (member: Member, workspace: string) => (await member.call('vendors.application.get', {}, { workspace })).body
const roleOf = async (member: Member) => (await member.me()).role
const queue = async (state = 'waiting') => (await omar.call('vendors.admin.applications.list', { state })).body

async function approval(mode: 'automatic' | 'review'): Promise<void> {
  const { version } = (await omar.call('vendors.admin.settings.get')).body
  expect((await omar.call('vendors.admin.settings.update', { approval: mode, version })).body.approval).toBe(mode)
}

describe('with automatic approval, which is the default (rule 6)', () => {
  let dalia: Member
  let workspace: string

  beforeAll(async () => {
    dalia = await plaza.member('dalia')
    workspace = await business(dalia, 'Dalia & Daughters')
  })

  test('an application opens the shop immediately, and its owner becomes a vendor', async () => {
    expect(await roleOf(dalia)).toBe('user')
    const { status, body } = await submit(dalia, workspace)
    expect(status).toBe(200)
    expect(body).toMatchObject({ vendor: { status: 'approved', slug: 'dalia-weaves' }, application: { status: 'approved' } })
    expect(await roleOf(dalia)).toBe('vendor')
    expect((await dalia.call('vendors.shop.get', {}, { workspace })).body).toMatchObject({
      number: 3,
      description: { en: 'Rugs from the old loom.', es: '', ar: '' },
      returns: { en: 'Thirty days.' },
    })
  })

  test('an approval publishes events, writes the audit log and sends a mail', async () => {
    const events = await plaza.rows(`select type from platform.events where aggregate = $1 and type like 'vendors.%' order by id`, [
      workspace,
    ])
    expect(events).toEqual([{ type: 'vendors.applied' }, { type: 'vendors.approved' }])
    const acts = await plaza.rows(`select actor, action from audit.entries where resource_id = $1`, [workspace])
    expect(acts).toEqual([{ actor: 'system', action: 'vendors.approved' }])
    await plaza.settle()
    expect(plaza.mailTo('dalia@example.com').map(({ subject }) => subject)).toContain('Dalia Weaves is open')
  })

  test('applying twice: with the same idempotency key it counts once; with another it is rejected', async () => {
    const chen = await plaza.member('chen')
    const own = await business(chen, 'Chen Tea')
    const first = await submit(chen, own, { ...SHOP, name: 'Chen Tea' }, 'chen-applies-once')
    expect((await submit(chen, own, { ...SHOP, name: 'Chen Tea' }, 'chen-applies-once')).body).toEqual(first.body)
    expect(await submit(chen, own, { ...SHOP, name: 'Chen Tea Two' })).toMatchObject({ status: 409, body: { code: 'ALREADY_VENDOR' } })
  })

  test('payout details are encrypted, and only the last digits are shown', async () => {
    const { body } = await dalia.call('vendors.shop.get', {}, { workspace })
    expect(body.payout).toEqual({ ending: '3000' })
    const kept = JSON.stringify([await plaza.rows('select * from vendors.applications'), await plaza.rows('select * from vendors.vendors')])
    for (const secret of ['0532', 'Haddad', 'Hausbank']) expect(kept).not.toContain(secret)
    expect(kept).toContain('sealed1.')
  })

  test.each([
    [' dalia weaves ', 'NAME_TAKEN'],
    ['Dar Amira', 'NAME_TAKEN'],
    ['Plaza Support', 'NAME_RESERVED'],
    ['Admin', 'NAME_RESERVED'],
  ])('a shop can’t be named “%s”', async (name, code) => {
    const bruno = await plaza.member('bruno')
    const own = await business(bruno, `For ${code} ${name.trim()}`)
    expect(await submit(bruno, own, { ...SHOP, name })).toMatchObject({ status: 409, body: { code } })
  })

  test('similar names get different slugs, and an Arabic name gets one too', async () => {
    const bruno = await plaza.member('bruno')
    const slugs: string[] = []
    for (const name of ['Dalia-Weaves', 'نسيج داليا']) {
      const own = await business(bruno, name)
      slugs.push((await submit(bruno, own, { ...SHOP, name })).body.vendor.slug)
    }
    expect(slugs).toEqual(['dalia-weaves-2', expect.stringMatching(/^shop-[0-9a-z]{6}$/)])
  })

  test.each([
    ['no name', { ...SHOP, name: ' ' }],
    ['no description', { ...SHOP, description: '' }],
    ['an account that is none', { ...SHOP, payout: { ...PAYOUT, account: '<b>' } }],
    ['a name with a line break', { ...SHOP, name: 'a\nb' }],
  ])('%s is rejected', async (_, input) => {
    const bruno = await plaza.member('bruno')
    expect((await submit(bruno, await business(bruno, 'Bad Input'), input)).status).toBe(400)
  })

  test('guests must log in; a stranger’s and a missing workspace look the same; colleagues learn that only the owner may apply', async () => {
    expect(await submit(plaza.browser(), workspace)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
    const bruno = await plaza.member('bruno')
    const foreign = await submit(bruno, workspace)
    expect(foreign.status).toBe(404)
    expect((await submit(bruno, 'ws_00000000000000000000000000')).body).toEqual(foreign.body)
    const elena = await plaza.member('elena')
    expect(await submit(elena, await plaza.workspace('Dar Amira'))).toMatchObject({ status: 403, body: { code: 'PERMISSION_NEEDED' } })
  })

  test('rule 5: approval never lowers a role, an administrator stays one', async () => {
    const own = await business(omar, 'Omar on the Side')
    expect((await submit(omar, own, { ...SHOP, name: 'Omar on the Side' })).body.vendor.status).toBe('approved')
    expect(await roleOf(omar)).toBe('admin')
  })

  test('K7: a manually changed role gives no access without an approved shop', async () => {
    const hand = await plaza.newcomer('hand')
    await plaza.rows(`update accounts.users set role = 'vendor' where username = 'hand'`)
    expect(await roleOf(hand)).toBe('vendor')
    const own = await business(hand, 'By Hand')
    expect((await hand.call('reviews.vendor.list', {}, { workspace: own })).status).toBe(404)
    expect((await hand.call('vendors.shop.get', {}, { workspace: own })).status).toBe(404)
    expect((await hand.call('vendors.shop.setAway', { until: null }, { workspace: own })).status).toBe(404)
  })
})

describe('with review', () => {
  let lina: Member
  let workspace: string
  let id: string

  beforeAll(async () => {
    await approval('review')
    lina = await plaza.newcomer('lina', { confirmed: true })
    workspace = await business(lina, 'Lina Lamps')
  })

  test('an application is queued with its checklist', async () => {
    const { body } = await submit(lina, workspace, { ...SHOP, name: 'Lina Lamps', policies: { shipping: '', returns: '' } })
    expect(body).toMatchObject({ vendor: null, application: { status: 'submitted' }, approval: 'review' })
    expect(await roleOf(lina)).toBe('user')
    expect((await omar.call('vendors.admin.applications.count')).body).toEqual({ pending: 1 })
    const { items } = await queue()
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ name: 'Lina Lamps', applicant: { username: 'lina' }, workspace: { name: 'Lina Lamps' } })
    expect(items[0].checklist).toEqual([
      { check: 'profile', done: true },
      { check: 'payout', done: true },
      { check: 'shipping', done: false },
      { check: 'policies', done: false },
      { check: 'product', done: false },
    ])
    id = items[0].id
  })

  test('while it is pending, no second one is possible and its name is reserved', async () => {
    expect((await submit(lina, workspace)).body.code).toBe('APPLICATION_WAITS')
    const bruno = await plaza.member('bruno')
    expect((await submit(bruno, await business(bruno, 'Copy'), { ...SHOP, name: 'LINA LAMPS' })).body.code).toBe('NAME_TAKEN')
  })

  test('a refusal shows and mails its reason to the applicant', async () => {
    expect((await omar.call('vendors.admin.applications.refuse', { id, reason: ' ' })).status).toBe(400)
    const refusal = { id, reason: 'Please say how you ship.' }
    expect((await omar.call('vendors.admin.applications.refuse', refusal)).body).toMatchObject({ status: 'refused' })
    expect((await standing(lina, workspace)).application).toMatchObject({ status: 'refused', reason: 'Please say how you ship.' })
    await plaza.settle()
    const mail = plaza.mailTo('lina@example.com').at(-1)
    expect(mail?.subject).toBe('Your application for Lina Lamps wasn’t approved')
    expect(mail?.text).toContain('Please say how you ship.')
    for (const decide of ['approve', 'refuse'])
      expect(await omar.call(`vendors.admin.applications.${decide}`, refusal)).toMatchObject({
        status: 409,
        body: { code: 'DECIDED_ALREADY', data: { status: 'refused' } },
      })
  })

  test('the applicant can apply again; omitted payout details are kept', async () => {
    const { payout: _, ...rest } = SHOP
    const { body } = await submit(lina, workspace, { ...rest, name: 'Lina Lamps' })
    expect(body.application).toMatchObject({ status: 'submitted', payout: { ending: '3000' }, reason: null })
    id = body.application.id
    expect((await queue('decided')).items.some(({ status }: { status: string }) => status === 'refused')).toBe(true)
  })

  test('an approval opens the shop with the application’s data', async () => {
    expect((await omar.call('vendors.admin.applications.approve', { id })).body).toMatchObject({ status: 'approved' })
    expect(await roleOf(lina)).toBe('vendor')
    expect((await standing(lina, workspace)).vendor).toMatchObject({ status: 'approved', slug: 'lina-lamps' })
    const { body } = await plaza.guest().get('/marketplace/vendors/lina-lamps')
    expect(body).toMatchObject({ name: 'Lina Lamps', description: SHOP.description, policies: SHOP.policies })
  })

  test('a withdrawn application leaves the queue', async () => {
    const nour = await plaza.newcomer('nour', { confirmed: true })
    const own = await business(nour, 'Nour Notes')
    await submit(nour, own, { ...SHOP, name: 'Nour Notes' })
    expect((await nour.call('vendors.application.withdraw', {}, { workspace: own })).body.application.status).toBe('withdrawn')
    expect((await nour.call('vendors.application.withdraw', {}, { workspace: own })).status).toBe(404)
    expect((await queue()).items).toEqual([])
  })

  test('pending applications stay pending when approval becomes automatic; a stale setting is rejected', async () => {
    const stale = (await omar.call('vendors.admin.settings.get')).body
    await approval('automatic')
    expect((await omar.call('vendors.admin.settings.update', stale)).body.code).toBe('STALE')
  })

  test('an administrator does not decide about an application of their own business, unless there is no other one', async () => {
    await approval('review')
    const workspace = await business(omar, 'Omar’s Stall')
    await submit(omar, workspace, { ...SHOP, name: 'Omar’s Stall' })
    const { id } = (await queue()).items.find(({ name }: { name: string }) => name === 'Omar’s Stall')
    await plaza.rows(`update accounts.users set role = 'admin' where username = 'bruno'`)
    for (const [decide, more] of [
      ['approve', {}],
      ['refuse', { reason: 'No.' }],
    ] as const)
      expect(await omar.call(`vendors.admin.applications.${decide}`, { id, ...more })).toMatchObject({
        status: 403,
        body: { code: 'OWN_APPLICATION' },
      })
    await plaza.rows(`update accounts.users set role = 'user' where username = 'bruno'`)
    expect((await omar.call('vendors.admin.applications.refuse', { id, reason: 'I changed my mind.' })).status).toBe(200)
  })

  test('only administrators decide, and a missing application is NOT_FOUND', async () => {
    for (const name of [
      'applications.list',
      'applications.approve',
      'applications.refuse',
      'vendors.list',
      'applications.count',
      'settings.get',
    ])
      expect((await lina.call(`vendors.admin.${name}`, {})).status, name).toBe(404)
    expect((await omar.call('vendors.admin.applications.approve', { id: 'app_never' })).status).toBe(404)
  })
})

test('decisions, suspensions and reading payout details require re-authentication', async () => {
  plaza.moveClock(11 * 60_000)
  for (const [name, input] of [
    ['applications.approve', { id: 'app_never' }],
    ['applications.refuse', { id: 'app_never', reason: 'x' }],
    ['vendors.suspend', { id: await plaza.workspace('Dar Amira'), reason: 'x' }],
    ['vendors.revealPayout', { id: await plaza.workspace('Dar Amira') }],
  ] as const)
    expect((await omar.call(`vendors.admin.${name}`, input)).body.code, name).toBe('REAUTHENTICATION_NEEDED')
})
