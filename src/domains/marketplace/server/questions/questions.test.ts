/** Tests questions about a product: asking, answering, reporting and removing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { receive } from '#test/plaza/purchase.ts'

let plaza: TestPlaza
let amira: Member
let bruno: Member
let chen: Member
let productId = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, bruno, chen] = await Promise.all([plaza.member('amira'), plaza.member('bruno'), plaza.member('chen')])
  productId = await plaza.product('MUG-SAGE')
})
afterAll(() => plaza.close())

const ask = (member: Member, text: string, key?: string) =>
  member.call('marketplace.questions.ask', { productId, text }, key ? { key } : {})
const answer = (member: Member, questionId: string, text = 'It does.') => member.call('marketplace.questions.answer', { questionId, text })
const remove = (member: Member, entryId: string) => member.call('marketplace.questions.remove', { entryId })
async function report(member: Member, id: string) {
  const reply = await member.call('reports.submit', { type: 'question', id, reason: 'spam' })
  await plaza.settle()
  return reply
}
const mine = async (member: Member) => (await member.call('marketplace.questions.mine', { productId })).body
const shown = async (query = '') => (await plaza.guest().get(`/products/${productId}/questions${query}`)).body
const textsOf = ({ items }: { items: { text: string }[] }) => items.map(({ text }) => text)

describe('asking', () => {
  test('is for members, and everyone reads it at once', async () => {
    expect((await ask(bruno, 'Does it fit a dishwasher?')).body).toMatchObject({ author: { username: 'bruno' }, answers: [] })
    expect(textsOf(await shown())).toEqual(['Does it fit a dishwasher?'])
    expect((await ask(plaza.browser(), 'And me?')).status).toBe(401)
    expect(await plaza.rows(`select aggregate from platform.events where type = 'marketplace.questionAsked'`)).toEqual([
      { aggregate: productId },
    ])
  })

  test('needs a text and a product on sale; a repeated request asks once', async () => {
    expect((await ask(bruno, '   ')).status).toBe(400)
    expect((await ask(bruno, 'x'.repeat(2001))).status).toBe(422)
    const missing = { productId: 'prod_00000000000000000000000000', text: 'Hello?' }
    expect((await bruno.call('marketplace.questions.ask', missing)).status).toBe(404)
    expect((await bruno.call('marketplace.questions.mine', missing)).status).toBe(404)
    const first = await ask(chen, 'How much does it hold?', 'chens-question')
    expect((await ask(chen, 'How much does it hold?', 'chens-question')).body).toEqual(first.body)
    expect(textsOf(await shown())).toEqual(['How much does it hold?', 'Does it fit a dishwasher?'])
  })

  test('is shown page by page, newest first', async () => {
    const first = await shown('?limit=1')
    expect(textsOf(await shown(`?limit=1&cursor=${first.nextCursor}`))).toEqual(['Does it fit a dishwasher?'])
  })
})

describe('answering', () => {
  const newest = 0
  const oldest = 1
  const id = async (index: number): Promise<string> => (await shown()).items[index].id

  test('is for members of the vendor with `catalog` and for buyers; the vendor’s answer comes first', async () => {
    expect(await answer(chen, await id(oldest))).toMatchObject({ status: 403, body: { code: 'MAY_NOT_ANSWER' } })
    expect(await mine(chen)).toMatchObject({ mayAnswer: 'no' })
    await receive(plaza, chen, 'MUG-SAGE')
    expect(await mine(chen)).toMatchObject({ mayAnswer: 'buyer' })
    await answer(chen, await id(oldest), 'Mine does.')
    await answer(amira, await id(oldest), 'Yes, on the top rack.')
    const { answers } = (await shown()).items[oldest]
    expect(answers).toMatchObject([
      { text: 'Yes, on the top rack.', byVendor: true },
      { text: 'Mine does.', byVendor: false },
    ])
    expect(await mine(amira)).toMatchObject({ mayAnswer: 'vendor' })
  })

  test('is rejected for members without `catalog`, for guests, and for a question that does not exist', async () => {
    expect((await answer(await plaza.member('farid'), await id(newest))).status).toBe(403)
    expect((await answer(plaza.browser(), await id(newest))).status).toBe(401)
    expect((await answer(amira, 'ques_never')).status).toBe(404)
    expect((await answer(amira, (await shown()).items[oldest].answers[0].id)).status).toBe(404)
    expect((await answer(amira, await id(newest), ' ')).status).toBe(400)
  })
})

describe('moderation', () => {
  test('an entry is removed by its author or an administrator, and by nobody else', async () => {
    const { id } = (await ask(bruno, 'Buy my mugs instead')).body
    expect((await remove(chen, id)).status).toBe(404)
    expect((await remove(plaza.browser(), id)).status).toBe(401)
    expect((await mine(bruno)).removable).toContain(id)
    expect((await mine(chen)).removable).not.toContain(id)
    expect((await remove(bruno, id)).status).toBe(200)
    expect((await remove(bruno, id)).status).toBe(404)
    const another = (await ask(bruno, 'Again')).body.id
    const omar = await plaza.member('omar')
    expect((await mine(omar)).removable).toContain(another)
    expect((await remove(omar, another)).status).toBe(200)
    expect(textsOf(await shown())).not.toContain('Again')
  })

  test('sellers remove their own answers, and not what others say about their products', async () => {
    const { id } = (await ask(bruno, 'Why did mine break?')).body
    const given = (await answer(amira, id, 'Ours don’t break.')).body.answers[0].id
    const critical = (await answer(chen, id, 'Mine broke, too.')).body.answers[1].id
    for (const entryId of [id, critical]) {
      expect((await mine(amira)).removable).not.toContain(entryId)
      expect((await remove(amira, entryId)).status).toBe(404)
    }
    const elena = await plaza.member('elena')
    expect((await mine(elena)).removable).toContain(given)
    expect((await remove(elena, given)).status).toBe(200)
  })

  test('an entry is hidden after three members reported it, until an administrator dismisses the reports', async () => {
    const { id } = (await ask(bruno, 'Cheap watches at my place')).body
    const gil = await plaza.newcomer('gil')
    for (const member of [chen, gil, chen]) await report(member, id)
    expect(textsOf(await shown())).toContain('Cheap watches at my place')
    expect((await report(await plaza.member('dalia'), id)).status).toBe(200)
    expect(textsOf(await shown())).not.toContain('Cheap watches at my place')
    await (await plaza.member('omar')).call('moderation.decisions.make', { type: 'question', id, action: 'dismiss' })
    await plaza.settle()
    expect(textsOf(await shown())).toContain('Cheap watches at my place')
    expect((await report(bruno, id)).status).toBe(403)
    expect((await report(bruno, 'ques_never')).status).toBe(404)
    expect((await report(plaza.browser(), id)).status).toBe(401)
  })

  test('reports of the sellers never hide an entry: an administrator decides about them', async () => {
    const { id } = (await ask(bruno, 'Is it dishwasher safe? Mine was not.')).body
    for (const name of ['amira', 'elena', 'farid'] as const) expect((await report(await plaza.member(name), id)).status).toBe(200)
    expect(textsOf(await shown())).toContain('Is it dishwasher safe? Mine was not.')
    const { items } = (await (await plaza.member('omar')).call('reports.admin.list', { type: 'question' })).body
    expect(items).toMatchObject([{ id, count: 3 }])
  })
})

test('a moderator removes a reported question with a reason, and an accepted appeal shows it again', async () => {
  const omar = await plaza.member('omar')
  const { id } = (await ask(bruno, 'Where do you hide, fool?')).body
  await report(chen, id)
  const record = { type: 'question', id }
  const seen = (await omar.call('moderation.cases.get', record)).body
  expect(seen).toMatchObject({ isRemovable: true, author: { username: 'bruno' }, evidence: [{ text: 'Where do you hide, fool?' }] })
  const decision = { ...record, action: 'remove', reason: 'offensive', text: 'No insults.' }
  const made = await omar.call('moderation.decisions.make', decision)
  await plaza.settle()
  expect(textsOf(await shown())).not.toContain('Where do you hide, fool?')
  expect((await mine(bruno)).removable).not.toContain(id)
  expect((await answer(amira, id)).status).toBe(404)
  expect((await remove(bruno, id)).status).toBe(404)
  expect((await bruno.call('moderation.decisions.appeal', { id: made.body.id, text: 'It was a joke.' })).status).toBe(200)
  const verdict = { id: made.body.id, outcome: 'reversed', text: 'Fair.' }
  expect((await omar.call('moderation.appeals.decide', verdict)).status).toBe(200)
  expect(textsOf(await shown())).toContain('Where do you hide, fool?')
  expect((await remove(bruno, id)).status).toBe(200)
})

test('deleting an account keeps its entries without the name', async () => {
  const { id } = await chen.me()
  const [personalData] = plaza.services.resources.personalData.filter(({ type }) => type === 'question')
  expect(JSON.stringify(await personalData?.personalData.export(plaza.services.db, id))).toContain('How much does it hold?')
  await transactAsSystem(plaza.services, async (tx) => personalData?.personalData.erase(tx, id))
  const question = (await shown()).items.find(({ text }: { text: string }) => text === 'How much does it hold?')
  expect(question.author).toBeNull()
  expect(await plaza.rows('select from marketplace.questions where reporters @> array[$1]', [id])).toEqual([])
})
