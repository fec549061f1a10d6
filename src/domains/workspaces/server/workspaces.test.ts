import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FIXTURE_PASSWORD } from '#app/server/fixtures.ts'
import { PERMISSIONS } from '#platform/shared/contract.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const TEN_MINUTES_MS = 10 * 60_000

let plaza: TestPlaza
let darAmira: string
let amira: Member
let elena: Member
let farid: Member
let dalia: Member

beforeAll(async () => {
  plaza = await openTestPlaza()
  darAmira = await plaza.workspace('Dar Amira')
  ;[amira, elena, farid, dalia] = await Promise.all([
    plaza.member('amira'),
    plaza.member('elena'),
    plaza.member('farid'),
    plaza.member('dalia'),
  ])
})
afterAll(() => plaza.close())

const loadEvents = async (workspaceId: string) =>
  (await plaza.rows<{ type: string }>('select type from platform.events where aggregate = $1 order by position', [workspaceId])).map(
    ({ type }) => type,
  )

describe('the list of my workspaces', () => {
  test('contains a personal workspace, named after the member, on the first request', async () => {
    const { status, body } = await dalia.call('workspaces.list')
    expect(status).toBe(200)
    expect(body.workspaces).toEqual([
      expect.objectContaining({ name: 'dalia', kind: 'personal', role: 'owner', permissions: [...PERMISSIONS], version: 1 }),
    ])
    expect(await loadEvents(body.workspaces[0].id)).toEqual(['workspaces.created'])
  })

  test('contains the personal workspace after registration', async () => {
    const noor = await plaza.newcomer('noor')
    await plaza.settle()
    expect(await plaza.rows(`select name, kind from workspaces.workspaces where name = 'noor'`)).toEqual([
      { name: 'noor', kind: 'personal' },
    ])
    expect((await noor.call('workspaces.list')).body.workspaces).toHaveLength(1)
  })

  test('has one personal workspace after twenty concurrent first requests and the listener', async () => {
    const salma = await plaza.newcomer('salma')
    const looks = await Promise.all([...Array.from({ length: 20 }, () => salma.call('workspaces.list')), plaza.settle()])
    const seen = looks.flatMap((look) => (look ? look.body.workspaces.map(({ id }: { id: string }) => id) : []))
    expect(seen).toHaveLength(20)
    expect(new Set(seen).size).toBe(1)
    expect(await plaza.rows(`select count(*) from workspaces.workspaces where name = 'salma'`)).toEqual([{ count: 1 }])
  })

  test('starts with the personal workspace, then those I joined', async () => {
    const { body } = await farid.call('workspaces.list')
    expect(body.workspaces.map(({ name, role, permissions }: Record<string, unknown>) => ({ name, role, permissions }))).toEqual([
      { name: 'farid', role: 'owner', permissions: [...PERMISSIONS] },
      { name: 'Dar Amira', role: 'staff', permissions: ['orders', 'inventory'] },
    ])
  })

  test('is not available to guests or in the public API', async () => {
    expect((await plaza.browser().call('workspaces.list')).body).toMatchObject({ code: 'UNAUTHENTICATED', status: 401 })
    expect((await plaza.guest().get('/workspaces')).status).toBe(404)
    expect((await plaza.guest().get('/workspace', { 'plaza-workspace': darAmira })).status).toBe(404)
  })
})

describe('creating a business', () => {
  test('makes me its owner with all permissions', async () => {
    const { status, body } = await dalia.call('workspaces.create', { name: '  Taller de Dalia ' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Taller de Dalia', kind: 'business', role: 'owner', permissions: [...PERMISSIONS], version: 1 })
    expect((await dalia.call('workspaces.get', {}, { workspace: body.id })).body).toEqual(body)
    expect(await loadEvents(body.id)).toEqual(['workspaces.created'])
  })

  test('twice with one key creates one', async () => {
    const asked = () => dalia.call('workspaces.create', { name: 'Once' }, { key: 'found-once-please' })
    const first = await asked()
    const second = await asked()
    expect(second.body).toEqual(first.body)
    expect(await plaza.rows(`select count(*) from workspaces.workspaces where name = 'Once'`)).toEqual([{ count: 1 }])
  })

  test.each([
    ['no name', ''],
    ['only spaces', '   '],
    ['121 characters', 'a'.repeat(121)],
    ['a line break', 'Dar\nAmira'],
    ['a direction override', 'Dar \u202eAmira'],
  ])('%s is not a valid name', async (_, name) => {
    expect((await dalia.call('workspaces.create', { name })).body).toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('is limited to twenty per owner, also with concurrent requests', async () => {
    const hugo = await plaza.newcomer('hugo')
    const asked = await Promise.all(Array.from({ length: 30 }, (_, number) => hugo.call('workspaces.create', { name: `Shop ${number}` })))
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(19)
    expect(asked.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'TOO_MANY_WORKSPACES', data: { most: 20 } })
    expect((await hugo.call('workspaces.list')).body.workspaces).toHaveLength(20)
  })
})

describe('the workspace of a request', () => {
  test('is returned to its members with their own membership', async () => {
    expect((await elena.call('workspaces.get', {}, { workspace: darAmira })).body).toMatchObject({ name: 'Dar Amira', role: 'manager' })
    expect((await farid.call('workspaces.get', {}, { workspace: darAmira })).body).toMatchObject({ permissions: ['orders', 'inventory'] })
  })

  test('is the same 404 when it is foreign, unknown or not given', async () => {
    const [foreign, missing, none] = await Promise.all([
      dalia.call('workspaces.get', {}, { workspace: darAmira }),
      dalia.call('workspaces.get', {}, { workspace: 'ws_00000000000000000000000000' }),
      dalia.call('workspaces.get'),
    ])
    expect(foreign.status).toBe(404)
    expect(missing.body).toEqual(foreign.body)
    expect(none.body).toEqual(foreign.body)
  })

  test('is a 404 for administrators too', async () => {
    const omar = await plaza.member('omar')
    expect((await omar.call('workspaces.get', {}, { workspace: darAmira })).status).toBe(404)
  })
})

describe('renaming', () => {
  test('is possible for a manager; an update of an older version returns the current one', async () => {
    const before = (await elena.call('workspaces.get', {}, { workspace: darAmira })).body
    const renamed = await elena.call('workspaces.update', { version: before.version, name: 'Dar Amira Ceramics' }, { workspace: darAmira })
    expect(renamed.body).toEqual({ ...before, name: 'Dar Amira Ceramics', version: before.version + 1 })
    expect(await loadEvents(darAmira)).toContain('workspaces.renamed')

    const stale = await amira.call('workspaces.update', { version: before.version, name: 'Amira & Co.' }, { workspace: darAmira })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({
      code: 'STALE',
      data: { current: { name: 'Dar Amira Ceramics', version: before.version + 1, role: 'owner' } },
    })
    await amira.call('workspaces.update', { version: before.version + 1, name: 'Dar Amira' }, { workspace: darAmira })
  })

  test('is not possible for staff, who see who can do it', async () => {
    const refused = await farid.call('workspaces.update', { version: 1, name: 'Dar Farid' }, { workspace: darAmira })
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({ code: 'PERMISSION_NEEDED', data: { permission: 'manager' } })
  })

  test('from the same version twice at once makes one of them stale', async () => {
    const { id, version } = (await dalia.call('workspaces.create', { name: 'Twice' })).body
    const both = await Promise.all(['One', 'Two'].map((name) => dalia.call('workspaces.update', { version, name }, { workspace: id })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('deleting', () => {
  const found = async (member: Member, name: string): Promise<string> => (await member.call('workspaces.create', { name })).body.id

  test('an empty business is deleted with its memberships', async () => {
    const id = await found(dalia, 'A Mistake')
    expect((await dalia.call('workspaces.delete', { name: 'A Mistake' }, { workspace: id })).status).toBe(200)
    expect((await dalia.call('workspaces.get', {}, { workspace: id })).status).toBe(404)
    expect(await plaza.rows('select id from workspaces.workspaces where id = $1', [id])).toEqual([])
    expect(await plaza.rows('select user_id from workspaces.members where workspace_id = $1', [id])).toEqual([])
    expect(await loadEvents(id)).toEqual(['workspaces.created', 'workspaces.closed'])
  })

  test('a business with records stays, and the failure names their domain', async () => {
    const kept = await amira.call('workspaces.delete', { name: 'Dar Amira' }, { workspace: darAmira })
    expect(kept.status).toBe(409)
    expect(kept.body.code).toBe('WORKSPACE_IN_USE')
    expect(['vendors', 'catalog', 'inventory']).toContain(kept.body.data.by)
    expect((await amira.call('workspaces.get', {}, { workspace: darAmira })).body.name).toBe('Dar Amira')
  })

  test('another name deletes nothing', async () => {
    const id = await found(dalia, 'Not This One')
    const refused = await dalia.call('workspaces.delete', { name: 'That One' }, { workspace: id })
    expect(refused.body).toMatchObject({ code: 'NAME_DIFFERS', status: 400 })
  })

  test('the personal workspace stays', async () => {
    const [personal] = (await dalia.call('workspaces.list')).body.workspaces
    const refused = await dalia.call('workspaces.delete', { name: personal.name }, { workspace: personal.id })
    expect(refused.body).toMatchObject({ code: 'PERSONAL_STAYS', status: 409 })
  })

  test('a manager cannot, and an owner must reauthenticate after ten minutes', async () => {
    expect((await elena.call('workspaces.delete', { name: 'Dar Amira' }, { workspace: darAmira })).body).toMatchObject({
      code: 'PERMISSION_NEEDED',
      data: { permission: 'owner' },
    })
    const id = await found(dalia, 'Later')
    plaza.moveClock(TEN_MINUTES_MS)
    expect((await dalia.call('workspaces.delete', { name: 'Later' }, { workspace: id })).body.code).toBe('REAUTHENTICATION_NEEDED')
    await dalia.reauthenticate(FIXTURE_PASSWORD)
    expect((await dalia.call('workspaces.delete', { name: 'Later' }, { workspace: id })).status).toBe(200)
  })
})
