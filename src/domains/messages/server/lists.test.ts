/** What lists cost and what they say, over HTTP. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countStatements } from '#test/plaza/count-statements.ts'
import type { TestPlaza } from '#test/plaza/open.ts'
import { clear, openScene, type Scene } from '../test/scene.ts'
import { inbox, open, page, send, view } from '../test/talk.ts'

let scene: Scene
let plaza: TestPlaza
let members: Scene['members']
let ids: Scene['ids']

beforeAll(async () => {
  scene = await openScene()
  ;({ plaza, members, ids } = scene)
})
beforeEach(() => clear(scene))
afterAll(() => plaza.close())

/** Those of a call without the ones that every call of a member costs. */
async function statementsOf(operation: string, input: object = {}): Promise<number> {
  const every = await countStatements(plaza, () => members.chen.call('messages.settings.get'))
  return (await countStatements(plaza, () => members.chen.call(`messages.${operation}`, input))) - every + 1
}

test('a list costs the same statements whatever its length', async () => {
  const first = await open(members.chen, ids.dalia)
  await send(members.chen, first, 'One')
  const cost = async () => [
    await statementsOf('conversations.list'),
    await statementsOf('list', { conversationId: first }),
    await statementsOf('search', { q: 'one' }),
    await statementsOf('summary'),
  ]
  const before = await cost()
  for (const name of ['amira', 'bruno', 'elena', 'omar'] as const) {
    const id = await open(members[name], ids.chen)
    await send(members[name], id, 'One more')
    await members.chen.call('messages.conversations.accept', { conversationId: id })
  }
  for (let index = 0; index < 30; index += 1) await send(index % 2 ? members.chen : members.dalia, first, `One of thirty: ${index}`)
  expect(await inbox(members.chen)).toHaveLength(5)
  expect(await cost()).toEqual(before)
  // The rights, the hidden people, the rows, and the names of people and whether they are suspended.
  expect(before[0]).toBeLessThanOrEqual(5)
  expect(before[3]).toBeLessThanOrEqual(3)
})

test('hazard 53: no answer has an email', async () => {
  const id = await open(members.chen, ids.dalia)
  await send(members.chen, id, 'One')
  const { conversationId } = (await members.chen.call('messages.conversations.openWithShop', { slug: 'dar-amira' })).body
  await send(members.chen, conversationId, 'Two')
  await send(members.farid, conversationId, 'Three')
  const found = (await members.chen.call('messages.search', { q: 'three' })).body
  const answers = [await inbox(members.chen), await page(members.chen, conversationId), await view(members.farid, conversationId), found]
  expect(found.items).toHaveLength(1)
  expect(JSON.stringify(answers)).not.toMatch(/@|hash|token/i)
})
