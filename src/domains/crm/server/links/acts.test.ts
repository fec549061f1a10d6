import { afterAll, beforeAll, expect, test } from 'vitest'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { receive } from '#test/plaza/purchase.ts'
import { openActs } from '../../test/acts.ts'
import { mergesOf } from '../../test/merging.ts'

let plaza: TestPlaza
let crm: Awaited<ReturnType<typeof openActs>>
let bruno: Member
let contactId: string

beforeAll(async () => {
  plaza = await openTestPlaza()
  crm = await openActs(plaza)
  bruno = await plaza.member('bruno')
  await receive(plaza, bruno, 'MUG-SAGE')
  contactId = (await crm.contacts())[0]?.id ?? ''
})
afterAll(() => plaza.close())

test('orders, reviews, questions and messages show with their cards; of messages only that they came', async () => {
  const productId = await plaza.product('MUG-SAGE')
  expect((await bruno.call('marketplace.questions.ask', { productId, text: 'Is it heavy?' })).status).toBe(200)
  const review = { productId, rating: 5, title: 'Fine', text: 'It is a fine mug.', photos: [] }
  expect((await bruno.call('reviews.submit', review)).status).toBe(200)
  const { conversationId } = (await bruno.call('messages.conversations.openWithShop', { slug: 'dar-amira' })).body
  for (const text of ['Hello', 'Are you open?'])
    expect((await bruno.call('messages.send', { conversationId, clientKey: crypto.randomUUID(), text })).status).toBe(200)
  await plaza.settle()
  const acts = await crm.acts(contactId)
  expect(acts.map(({ kind }) => kind).sort()).toEqual(['message', 'order', 'question'])
  expect(acts.find(({ kind }) => kind === 'question')?.record?.card?.title).toBe('Is it heavy?')
  expect(acts.find(({ kind }) => kind === 'order')?.record).toMatchObject({
    type: 'orderPart',
    card: { href: expect.stringMatching(/^\/orders\//) },
  })
  expect(JSON.stringify(acts)).not.toContain('Are you open')
  await plaza.rows(`update reviews.reviews set status = 'approved'`)
  expect(await crm.kinds(contactId)).toContain('review')
})

test('a record that is gone leaves the timeline', async () => {
  await plaza.rows('delete from marketplace.questions')
  expect(await crm.kinds(contactId)).not.toContain('question')
})

test('public posts show only after the member agreed, and no longer when they stop', async () => {
  const post = async (text: string, audience: string) => {
    const { status, body } = await bruno.call('feed.posts.create', { clientKey: crypto.randomUUID(), text, audience })
    if (status !== 200) throw new Error(JSON.stringify(body))
    await plaza.settle()
  }
  const titles = async () => (await crm.acts(contactId)).flatMap(({ kind, record }) => (kind === 'post' ? record?.card?.subtitle : []))
  await post('Before', 'public')
  expect((await crm.choose(bruno, { showsPosts: true })).body.showsPosts).toBe(true)
  await post('For all', 'public')
  await post('For followers', 'followers')
  expect(await titles()).toEqual(['For all'])
  await crm.choose(bruno, { showsPosts: false })
  expect(await titles()).toEqual([])
})

test('a colleague without the permission gets none of it, nor does a stranger', async () => {
  const chen = await plaza.member('chen')
  expect((await crm.ask('acts.list', { contactId }, chen)).status).toBe(404)
  expect((await crm.ask('acts.list', { contactId: 'contact_00000000000000000000000000' })).status).toBe(404)
})

test('a merge brings what the person did along, the next order too, and undoing it gives back what was there', async () => {
  const merges = mergesOf(crm)
  const before = await crm.kinds(contactId)
  const { id: kept } = await crm.contact('Bruno of the café')
  expect((await merges.merge(kept, contactId)).status).toBe(200)
  expect(await crm.kinds(kept)).toEqual(before)
  await crm.order(bruno)
  expect(await crm.kinds(kept)).toEqual(['order', ...before])
  expect((await crm.get(kept)).linkedUser).toMatchObject({ username: 'bruno' })
  expect((await merges.undo(kept)).status).toBe(200)
  expect(await crm.kinds(contactId)).toEqual(before)
  expect(await crm.kinds(kept)).toEqual(['order'])
  await crm.ask('contacts.remove', { contactId: kept })
})

test('with the account goes what its acts brought', async () => {
  const { id } = await bruno.me()
  const [resource] = plaza.services.resources.personalData.filter(({ type }) => type === 'contact')
  const text = { subject: 'A question for Bruno', body: 'Hello {{ contact.name }}', language: 'en' }
  expect((await crm.ask('mails.send', { contactId, ...text })).status).toBe(200)
  await plaza.settle()
  const exported = await resource?.personalData.export(plaza.services.db, id)
  expect(exported).toMatchObject({
    known: { businesses: [{ workspaceId: crm.workspace }], contacts: [{ email: 'buyer@example.com' }], mails: [{ subject: text.subject }] },
  })
  await transactAsSystem(plaza.services, async (tx) => resource?.personalData.erase(tx, id))
  expect(await crm.get(contactId)).toMatchObject({ name: '-', email: '', linkedUser: null })
  expect(await crm.acts(contactId)).toEqual([])
  const { items } = (await crm.ask('interactions.list', { contactId })).body
  expect(items).toMatchObject([{ notes: '', mail: { email: '', subject: '' } }])
  expect(await plaza.rows('select 1 from crm.member_links where user_id = $1', [id])).toEqual([])
})
