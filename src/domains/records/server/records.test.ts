/** What a record has besides its own fields, over HTTP: who reads and writes it, and what its timeline says. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countStatements } from '#test/plaza/count-statements.ts'
import { runConcurrently } from '#test/plaza/run-concurrently.ts'
import type { EntryView } from '../contract.ts'
import { openScene, type Scene } from '../test/scene.ts'
import { detachMember } from './followers.sql.ts'

let plaza: Scene['plaza']
let members: Scene['members']
let ids: Scene['ids']
let mug: Scene['mug']
let ask: Scene['ask']
let timeline: Scene['timeline']
let darAmira: string
beforeAll(async () => {
  ;({ plaza, members, ids, mug, ask, timeline, darAmira } = await openScene())
})
afterAll(() => plaza.close())
beforeEach(async () => {
  await plaza.rows('delete from records.records')
  await plaza.rows('delete from records.tags')
  await plaza.rows('delete from records.fields')
})

const actions = (items: readonly EntryView[]) => items.map((item) => (item.kind === 'note' ? item.text : item.action))

describe('a record', () => {
  test('is there for members of its workspace who hold its permission, and for nobody else', async () => {
    const { amira, elena, farid, chen, bruno } = members
    for (const member of [amira, elena]) expect((await ask(member, 'get', mug)).status).toBe(200)
    // Farid may not see products; Chen and Bruno are no members.
    for (const member of [farid, chen, bruno])
      for (const operation of ['get', 'timeline.list', 'people.list', 'follow'])
        expect((await ask(member, operation, mug)).status, operation).toBe(404)
    expect((await ask(plaza.browser(), 'get', mug)).status).toBe(401)
    for (const record of [
      { type: 'product', id: 'prod_00000000000000000000000000' },
      { type: 'user', id: ids.amira },
      { type: 'nothing', id: 'x' },
    ])
      expect((await ask(amira, 'get', record)).status, record.type).toBe(404)
  })

  test('of one workspace is missing in another one of the same member', async () => {
    const { workspaces } = (await members.amira.call('workspaces.list')).body
    const other = workspaces.find(({ id }: { id: string }) => id !== darAmira).id
    expect((await members.amira.call('records.get', mug, { workspace: other })).status).toBe(404)
    expect((await members.amira.call('records.notes.add', { ...mug, text: 'Hello' }, { workspace: other })).status).toBe(404)
  })

  test('takes as many statements with much as with little', async () => {
    const count = () => countStatements(plaza, () => ask(members.amira, 'get', mug))
    const few = await count()
    for (const name of ['One', 'Two', 'Three']) await ask(members.amira, 'addTag', { ...mug, name })
    for (const member of [members.amira, members.elena]) await ask(member, 'follow', mug)
    expect(await count()).toBeLessThanOrEqual(few + 1)
  })
})

describe('a note', () => {
  const write = async (text: string) => (await ask(members.amira, 'notes.add', { ...mug, text })).body

  test('is written once for one key, by a colleague, who follows from now on', async () => {
    for (let time = 0; time < 2; time += 1)
      expect((await ask(members.elena, 'notes.add', { ...mug, text: 'Glaze is thin' }, 'note-key-0001')).status).toBe(200)
    const [note, ...others] = await timeline(members.amira)
    expect(others).toEqual([])
    expect(note).toMatchObject({ kind: 'note', text: 'Glaze is thin', author: { username: 'elena' }, mine: false, version: 1 })
    expect((await ask(members.elena, 'get', mug)).body).toMatchObject({ following: true, followers: [{ username: 'elena' }] })
  })

  test('is not empty and not too long', async () => {
    for (const text of ['', '   ', 'x'.repeat(5001)]) {
      const { status, body } = await ask(members.amira, 'notes.add', { ...mug, text })
      expect([400, 422]).toContain(status)
      expect(body.data.fields[0].path).toBe('text')
    }
  })

  test('mentions colleagues who see the record, and nobody else', async () => {
    const { mentions } = await write('@elena @farid @chen please look')
    expect(mentions).toEqual([{ name: 'elena', username: 'elena' }])
    expect((await ask(members.amira, 'get', mug)).body.followers.map(({ username }: { username: string }) => username).sort()).toEqual([
      'amira',
      'elena',
    ])
  })

  test('is edited by its author only, from the version that they saw', async () => {
    const { id } = await write('Order clay')
    expect((await ask(members.elena, 'notes.edit', { noteId: id, version: 1, text: 'Mine' })).status).toBe(404)
    const edited = await ask(members.amira, 'notes.edit', { noteId: id, version: 1, text: 'Order white clay' })
    expect(edited.body).toMatchObject({ text: 'Order white clay', version: 2, editedAt: expect.any(String) })
    const stale = await ask(members.amira, 'notes.edit', { noteId: id, version: 1, text: 'Order red clay' })
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE', data: { current: { text: 'Order white clay' } } } })
  })

  test('is deleted by its author only, and once', async () => {
    const { id } = await write('Wrong record')
    expect((await ask(members.elena, 'notes.delete', { noteId: id })).status).toBe(404)
    expect((await ask(members.amira, 'notes.delete', { noteId: id })).status).toBe(200)
    expect((await ask(members.amira, 'notes.delete', { noteId: id })).status).toBe(404)
    expect(await timeline(members.amira)).toEqual([])
  })

  test('stays when its author leaves the workspace, who reads it no more', async () => {
    const { id } = (await ask(members.elena, 'notes.add', { ...mug, text: 'Bye' })).body
    const [membership] = await plaza.rows<{ role: string }>(
      'delete from workspaces.members where workspace_id = $1 and user_id = $2 returning role',
      [darAmira, ids.elena],
    )
    expect(await timeline(members.amira)).toMatchObject([{ id, author: { name: 'elena' } }])
    for (const [operation, input] of [
      ['notes.delete', { noteId: id }],
      ['timeline.list', mug],
    ] as const)
      expect((await ask(members.elena, operation, input)).status).toBe(404)
    await plaza.rows(
      `insert into workspaces.members (workspace_id, user_id, role, permissions, joined_at) values ($1, $2, $3, '{}', now())`,
      [darAmira, ids.elena, membership?.role],
    )
  })
})

test('the timeline has notes and activity newest first, in pages', async () => {
  for (const text of ['one', 'two']) await ask(members.amira, 'notes.add', { ...mug, text })
  await ask(members.amira, 'assign', { ...mug, userId: ids.elena })
  await ask(members.amira, 'notes.add', { ...mug, text: 'three' })
  expect(actions(await timeline(members.elena))).toEqual(['three', 'records.assigned', 'two', 'one'])
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { body } = await ask(members.amira, 'timeline.list', { ...mug, limit: 1, ...(cursor && { cursor }) })
    seen.push(...actions(body.items))
    cursor = body.nextCursor ?? undefined
  } while (cursor)
  expect(seen).toEqual(['three', 'records.assigned', 'two', 'one'])
})

describe('an assignee', () => {
  test('sees the record, follows it, and the change is told once', async () => {
    for (let time = 0; time < 2; time += 1)
      expect((await ask(members.amira, 'assign', { ...mug, userId: ids.elena })).body.assignee.username).toBe('elena')
    const items = await timeline(members.amira)
    expect(items).toMatchObject([
      {
        action: 'records.assigned',
        actor: { username: 'amira' },
        changes: [{ field: 'assignee', before: null, after: { kind: 'person', name: 'elena' } }],
      },
    ])
    expect((await ask(members.elena, 'get', mug)).body.following).toBe(true)
    expect((await ask(members.amira, 'assign', { ...mug, userId: null })).body.assignee).toBeNull()
  })

  test('is a colleague who sees the record', async () => {
    for (const userId of [ids.farid, ids.chen, 'usr_never'])
      expect((await ask(members.amira, 'assign', { ...mug, userId })).status).toBe(404)
  })
})

describe('tags', () => {
  const tagsOf = async () => (await ask(members.amira, 'get', mug)).body.tags.map(({ name }: { name: string }) => name)

  test('are the workspace’s: one name in any case is one tag', async () => {
    await ask(members.amira, 'addTag', { ...mug, name: 'Best  Seller' })
    await ask(members.elena, 'addTag', { ...mug, name: 'best seller' })
    expect(await tagsOf()).toEqual(['Best  Seller'])
    expect((await ask(members.amira, 'tags.list')).body.tags).toMatchObject([{ name: 'Best  Seller', records: 1 }])
  })

  test('are renamed, merged and deleted by the owner and managers', async () => {
    await ask(members.amira, 'addTag', { ...mug, name: 'Hot' })
    await ask(members.amira, 'addTag', { ...mug, name: 'Warm' })
    const [hot, warm] = (await ask(members.amira, 'tags.list')).body.tags
    const rename = (name: string, version = 1) => ask(members.elena, 'tags.update', { tagId: hot.id, version, name, color: 'red' })
    expect((await rename('warm')).body.code).toBe('NAME_TAKEN')
    expect((await rename('Hottest')).body).toMatchObject({ name: 'Hottest', color: 'red', version: 2 })
    expect((await rename('Hotter')).body).toMatchObject({ code: 'STALE', data: { current: { name: 'Hottest' } } })
    expect((await ask(members.farid, 'tags.update', { tagId: hot.id, version: 2, name: 'Mine', color: 'red' })).status).toBe(403)
    expect((await ask(members.elena, 'tags.merge', { tagId: hot.id, intoTagId: warm.id })).status).toBe(200)
    expect(await tagsOf()).toEqual(['Warm'])
    expect((await ask(members.elena, 'tags.delete', { tagId: warm.id })).status).toBe(200)
    expect(await tagsOf()).toEqual([])
    expect((await ask(members.elena, 'tags.delete', { tagId: warm.id })).status).toBe(404)
  })

  test('of a record are at most twenty', async () => {
    for (let number = 1; number <= 20; number += 1) await ask(members.amira, 'addTag', { ...mug, name: `Tag ${number}` })
    expect((await ask(members.amira, 'addTag', { ...mug, name: 'One more' })).body).toMatchObject({ code: 'TOO_MANY_TAGS_OF_RECORD' })
    expect(await tagsOf()).toHaveLength(20)
  })

  test('of the same new name by many at once are one', async () => {
    await ask(members.amira, 'follow', mug)
    const acts = Array.from(
      { length: 6 },
      (_, index) => () => ask(index % 2 ? members.amira : members.elena, 'addTag', { ...mug, name: 'New' }),
    )
    await runConcurrently(plaza, 'select from records.records where record_id = $1', mug.id, acts)
    expect(await plaza.rows('select name from records.tags')).toEqual([{ name: 'New' }])
    expect(actions(await timeline(members.amira))).toEqual(['records.tagged'])
  })
})

describe('custom fields', () => {
  const create = (more: object = {}) =>
    ask(members.elena, 'fields.create', { type: 'product', kind: 'text', name: 'Kiln', required: false, choices: [], ...more })
  const set = (fieldId: string, value: unknown) => ask(members.amira, 'setField', { ...mug, fieldId, value })
  const savedValue = async (fieldId: string) =>
    (await ask(members.amira, 'get', mug)).body.fields.find(({ field }: { field: { id: string } }) => field.id === fieldId)?.value

  test.each([
    ['text', 'Left', [7, true, '']],
    ['number', -12.5, ['12', true]],
    ['date', '2026-02-28', ['2026-02-30', '28.2.2026', 5]],
    ['yesNo', false, ['no', 0]],
  ])('of kind %s have values of that kind', async (kind, good, bad) => {
    const { id } = (await create({ kind })).body
    expect((await set(id, good)).status).toBe(200)
    expect(await savedValue(id)).toBe(good)
    for (const value of bad) {
      const { status, body } = await set(id, value)
      expect(status, String(value)).toBe(400)
      expect(body.data.fields[0].path).toMatch(/^value/)
    }
    expect(await savedValue(id)).toBe(good)
  })

  test('keep choices by id: a renamed one stays chosen, and one in use cannot be left out', async () => {
    const field = (
      await create({
        kind: 'choice',
        choices: [
          { id: null, name: 'Stoneware' },
          { id: null, name: 'Porcelain' },
        ],
      })
    ).body
    const [stone, porcelain] = field.choices
    expect((await set(field.id, 'Stoneware')).status).toBe(400)
    expect((await set(field.id, stone.id)).status).toBe(200)
    const update = (choices: object[], version = 1) =>
      ask(members.elena, 'fields.update', { fieldId: field.id, version, name: 'Clay', required: false, choices })
    expect((await update([porcelain])).body.code).toBe('CHOICE_IN_USE')
    expect((await update([])).status).toBe(400)
    expect((await update([{ ...stone, name: 'Gres' }])).body).toMatchObject({
      name: 'Clay',
      choices: [{ id: stone.id, name: 'Gres' }],
      version: 2,
    })
    expect((await update([stone])).body.code).toBe('STALE')
    expect(await savedValue(field.id)).toBe(stone.id)
  })

  test('that are required are not emptied, others are', async () => {
    const { id } = (await create({ required: true })).body
    expect((await set(id, null)).body.data.fields).toMatchObject([{ path: 'value', rule: 'required' }])
    const other = (await create({ name: 'Shelf' })).body.id
    await set(other, 'A3')
    expect((await set(other, null)).status).toBe(200)
    expect(await savedValue(other)).toBeNull()
  })

  test('keep their values while they are archived', async () => {
    const { id } = (await create()).body
    await set(id, 'Left')
    expect((await ask(members.elena, 'fields.archive', { fieldId: id })).body.archived).toBe(true)
    expect(await savedValue(id)).toBeUndefined()
    expect((await set(id, 'Right')).status).toBe(404)
    await create()
    expect((await ask(members.elena, 'fields.restore', { fieldId: id })).body.code).toBe('NAME_TAKEN')
    await plaza.rows('delete from records.fields where id <> $1', [id])
    expect((await ask(members.elena, 'fields.restore', { fieldId: id })).status).toBe(200)
    expect(await savedValue(id)).toBe('Left')
  })

  test('are in the order that managers give them, and only of types that are business records', async () => {
    const [one, two] = [(await create({ name: 'One' })).body.id, (await create({ name: 'Two' })).body.id]
    const names = (body: { fields: { name: string }[] }) => body.fields.map(({ name }) => name)
    expect(names((await ask(members.elena, 'fields.arrange', { type: 'product', fieldIds: [two, 'fld_never', one] })).body)).toEqual([
      'Two',
      'One',
    ])
    expect(names((await ask(members.amira, 'fields.list', { type: 'product' })).body)).toEqual(['Two', 'One'])
    expect((await create({ type: 'user', name: 'Three' })).body.data.fields).toMatchObject([{ path: 'type' }])
    expect(
      (await ask(members.farid, 'fields.create', { type: 'product', kind: 'text', name: 'X', required: false, choices: [] })).status,
    ).toBe(403)
  })

  test('change in the timeline before → after, and the same value again says nothing', async () => {
    const { id } = (await create()).body
    for (const value of ['Left', 'Left', 'Right']) await set(id, value)
    expect(await timeline(members.amira)).toMatchObject([
      { action: 'records.fieldChanged', changes: [{ field: 'custom', label: 'Kiln', before: { text: 'Left' }, after: { text: 'Right' } }] },
      { action: 'records.fieldChanged', changes: [{ label: 'Kiln', before: null, after: { text: 'Left' } }] },
    ])
  })
})

test('a member who leaves follows nothing and is assigned to nothing', async () => {
  await ask(members.amira, 'assign', { ...mug, userId: ids.elena })
  await detachMember(plaza.services.db, darAmira, ids.elena)
  expect((await ask(members.amira, 'get', mug)).body).toMatchObject({ assignee: null, followers: [] })
})
