/** Who hears of records. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Member } from '#test/plaza/member.ts'
import { openScene, type Scene } from '../test/scene.ts'

let { plaza, members, ids, mug, ask }: Scene = {} as Scene

beforeAll(async () => {
  ;({ plaza, members, ids, mug, ask } = await openScene())
})
afterAll(() => plaza.close())
beforeEach(async () => {
  await plaza.settle()
  await plaza.rows('delete from records.records')
  await plaza.rows('delete from notifications.notifications')
})

async function heard(by: Member): Promise<{ kind: string; href: string; text: string }[]> {
  await plaza.settle()
  const { items } = (await by.call('notifications.list')).body
  return items.filter(({ kind }: { kind: string }) => kind.startsWith('records.'))
}
const kinds = async (by: Member) => (await heard(by)).map(({ kind }) => kind).sort()

test('followers hear of a note, those whom it mentions of the mention, its author of neither', async () => {
  await ask(members.elena, 'follow', mug)
  await ask(members.amira, 'notes.add', { ...mug, text: 'Crates arrive on Monday' })
  expect(await heard(members.elena)).toMatchObject([{ kind: 'records.noted', href: `/products/${mug.id}/edit` }])
  await ask(members.amira, 'notes.add', { ...mug, text: '@elena can you count them?' })
  expect(await kinds(members.elena)).toEqual(['records.mentioned', 'records.noted'])
  expect(await kinds(members.amira)).toEqual([])
})

test('a deleted note takes its notification with it', async () => {
  await ask(members.elena, 'follow', mug)
  const { id } = (await ask(members.amira, 'notes.add', { ...mug, text: 'Wrong' })).body
  expect(await kinds(members.elena)).toEqual(['records.noted'])
  await ask(members.amira, 'notes.delete', { noteId: id })
  expect(await kinds(members.elena)).toEqual([])
})

test('who is assigned hears of it, and followers of changes', async () => {
  await ask(members.amira, 'assign', { ...mug, userId: ids.elena })
  expect(await kinds(members.elena)).toEqual(['records.assigned'])
  await ask(members.amira, 'addTag', { ...mug, name: 'Fragile' })
  expect(await kinds(members.elena)).toEqual(['records.assigned', 'records.changed'])
})

test('who may not see the record any more hears nothing', async () => {
  await ask(members.elena, 'follow', mug)
  await plaza.rows(`update workspaces.members set role = 'staff', permissions = '{orders}' where user_id = $1`, [ids.elena])
  await ask(members.amira, 'notes.add', { ...mug, text: 'Prices rise' })
  expect(await kinds(members.elena)).toEqual([])
})
