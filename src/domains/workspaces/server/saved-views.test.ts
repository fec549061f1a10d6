/** Amira owns Dar Amira; Elena manages it; Farid is staff for orders. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

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

const OVERDUE = { list: 'orders', name: 'Overdue', query: 'state=late&sort=-placed', columns: ['number', 'due'], shared: false }

const callView = (by: Member, operation: string, input: object) => by.call(`workspaces.views.${operation}`, input, { workspace: darAmira })
const create = (by: Member, more: object = {}) => callView(by, 'create', { ...OVERDUE, ...more })
const remove = (by: Member, id: string) => callView(by, 'remove', { id })
const seenBy = async (by: Member, list = 'orders'): Promise<string[]> =>
  (await callView(by, 'list', { list })).body.views.map(({ name }: { name: string }) => name)
const toContent = ({ name, query, columns, shared }: typeof OVERDUE) => ({ name, query, columns, shared })

describe('a view of a list', () => {
  test('is visible to its author only, sorted by name', async () => {
    const { status, body } = await create(farid)
    expect([status, body]).toEqual([
      200,
      { ...toContent(OVERDUE), id: expect.stringMatching(/^view_/), mine: true, mayEdit: true, version: 1 },
    ])
    const all = await create(farid, { name: 'all of them', columns: null })
    expect(all.body.columns).toBeNull()
    expect(await seenBy(farid)).toEqual(['all of them', 'Overdue'])
    expect(await seenBy(amira)).toEqual([])
    expect(await seenBy(farid, 'products')).toEqual([])
    for (const [operation, more] of [
      ['update', toContent(OVERDUE)],
      ['remove', {}],
    ] as const)
      expect((await callView(amira, operation, { id: body.id, version: 1, ...more })).status, operation).toBe(404)
    expect(await remove(farid, body.id)).toMatchObject({ status: 200 })
    expect(await remove(farid, body.id)).toMatchObject({ status: 404 })
    await remove(farid, all.body.id)
  })

  test('belongs to one workspace', async () => {
    const { body } = await create(amira, { name: 'Here only' })
    const { workspaces } = (await amira.call('workspaces.list')).body
    const elsewhere = { workspace: workspaces.find(({ kind }: { kind: string }) => kind === 'personal').id }
    expect((await amira.call('workspaces.views.list', { list: 'orders' }, elsewhere)).body.views).toEqual([])
    expect((await amira.call('workspaces.views.remove', { id: body.id }, elsewhere)).status).toBe(404)
    expect((await create(dalia)).status).toBe(404)
    await remove(amira, body.id)
  })

  test('has a unique name among those of its author, in any case', async () => {
    const first = (await create(farid)).body
    expect((await create(farid, { name: ' OVERDUE ' })).body.code).toBe('VIEW_NAME_TAKEN')
    const other = (await create(farid, { name: 'Late' })).body
    const elsewhere = (await create(farid, { list: 'products' })).body
    expect((await callView(farid, 'update', { ...toContent(OVERDUE), id: other.id, version: 1, name: 'overdue' })).body.code).toBe(
      'VIEW_NAME_TAKEN',
    )
    expect((await create(amira)).status).toBe(200)
    for (const { id } of [first, other, elsewhere]) await remove(farid, id)
    await remove(amira, (await callView(amira, 'list', { list: 'orders' })).body.views[0].id)
  })

  test('sent twice with one key is created once', async () => {
    const twice = async () =>
      farid.call('workspaces.views.create', { ...OVERDUE, name: 'Once' }, { workspace: darAmira, key: 'view-once-1' })
    const one = await twice()
    const again = await twice()
    expect(again.body).toEqual(one.body)
    expect(await seenBy(farid)).toEqual(['Once'])
    await remove(farid, one.body.id)
  })

  test('is updated from the current version', async () => {
    const { id } = (await create(farid)).body
    const change = (version: number, name: string) => callView(farid, 'update', { ...toContent(OVERDUE), id, version, name })
    expect((await change(1, 'Very late')).body).toMatchObject({ name: 'Very late', version: 2 })
    expect(await change(1, 'Too late')).toMatchObject({ status: 409, body: { code: 'STALE', data: { current: { name: 'Very late' } } } })
    await remove(farid, id)
  })

  test.each([
    ['no name', { name: '  ' }, 'name'],
    ['a name too long', { name: 'x'.repeat(61) }, 'name'],
    ['a name with a direction override', { name: 'a\u202eb' }, 'name'],
    ['an invalid list', { list: 'Orders; drop' }, 'list'],
    ['too long a query', { query: 'x'.repeat(2001) }, 'query'],
    ['no columns', { columns: [] }, 'columns'],
    ['an invalid column', { columns: ['a b'] }, 'columns.0'],
  ])('is rejected with %s', async (_what, more, path) => {
    const { body } = await create(farid, more)
    expect([body.code, body.data.fields[0].path]).toEqual(['INVALID_INPUT', path])
  })

  test('is limited to fifty per list', async () => {
    for (let count = 0; count < 50; count += 1) expect((await create(farid, { name: `View ${count}`, list: 'crowded' })).status).toBe(200)
    expect(await create(farid, { name: 'One more', list: 'crowded' })).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_VIEWS', data: { most: 50 } },
    })
    expect((await create(farid, { name: 'One more', list: 'empty' })).status).toBe(200)
  })
})

describe('a shared view', () => {
  test('is visible to all members, and can be changed by its author, the owner and managers', async () => {
    const { id } = (await create(farid, { name: 'Ours', list: 'shared.a', shared: true })).body
    for (const by of [amira, elena])
      expect((await callView(by, 'list', { list: 'shared.a' })).body.views).toMatchObject([{ mine: false, mayEdit: true }])
    const byElena = await callView(elena, 'update', { ...toContent(OVERDUE), id, version: 1, name: 'Our orders', shared: true })
    expect(byElena.body).toMatchObject({ name: 'Our orders', version: 2 })
    const hers = (await create(elena, { name: 'Hers', list: 'shared.a', shared: true })).body
    expect((await callView(farid, 'list', { list: 'shared.a' })).body.views).toMatchObject([
      { name: 'Hers', mayEdit: false },
      { mayEdit: true },
    ])
    for (const [operation, more] of [
      ['update', toContent(OVERDUE)],
      ['remove', {}],
    ] as const)
      expect((await callView(farid, operation, { id: hers.id, version: 1, ...more })).body, operation).toMatchObject({
        code: 'PERMISSION_NEEDED',
        data: { permission: 'manager' },
      })
    expect((await remove(farid, id)).status).toBe(200)
  })

  test('stays when its author leaves; private views are deleted', async () => {
    const remi = await plaza.newcomer('remi')
    const { id: userId } = await remi.me()
    await plaza.rows(`insert into workspaces.members (workspace_id, user_id, role, joined_at) values ($1, $2, 'staff', now())`, [
      darAmira,
      userId,
    ])
    await create(remi, { name: 'For all', list: 'leaving', shared: true })
    await create(remi, { name: 'For me', list: 'leaving' })
    expect((await amira.call('workspaces.members.remove', { userId }, { workspace: darAmira })).status).toBe(200)
    expect(await plaza.rows('select name, user_id from workspaces.views where list = $1', ['leaving'])).toEqual([
      { name: 'For all', user_id: null },
    ])
    const { id } = (await callView(amira, 'list', { list: 'leaving' })).body.views[0]
    const kept = await callView(elena, 'update', { ...toContent(OVERDUE), id, version: 1, name: 'Still here', shared: false })
    expect(kept.body).toMatchObject({ name: 'Still here', shared: true, mine: false })
  })
})

describe('when a user deletes their account', () => {
  test('their views are exported and then erased', async () => {
    const vera = await plaza.newcomer('vera')
    const { id: userId } = await vera.me()
    const own = (await vera.call('workspaces.list')).body.workspaces[0].id
    await vera.call('workspaces.views.create', { ...OVERDUE, name: 'Mine' }, { workspace: own })
    const personalData = plaza.services.resources.personalData.find(({ type }) => type === 'workspace')?.personalData
    expect(await personalData?.export(plaza.services.db, userId)).toMatchObject([{ views: [{ list: 'orders', name: 'Mine' }] }])
    await vera.call('accounts.deletion.request', { username: 'vera' })
    await plaza.settle()
    expect(await plaza.rows('select 1 from workspaces.views where workspace_id = $1 or user_id = $2', [own, userId])).toEqual([])
  })
})
