/** Tests the vendor's list of reviews and its replies, and administrators' decisions and the reports behind them. */
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { receive } from '#test/plaza/purchase.ts'

let plaza: TestPlaza
let amira: Member
let omar: Member
let bruno: Member
let chen: Member
let darAmira = ''
let platformStore = ''
/** Bruno's reviews of the plate and of the lamp, Chen's of the plate. */
let brunosPlate = ''
let brunosLamp = ''
let chensPlate = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, omar, bruno, chen] = await Promise.all([
    plaza.member('amira'),
    plaza.member('omar'),
    plaza.member('bruno'),
    plaza.member('chen'),
  ])
  ;[darAmira, platformStore] = await Promise.all([plaza.workspace('Dar Amira'), plaza.workspace('Plaza House')])
  brunosPlate = await review(bruno, 'PLATE', 2)
  chensPlate = await review(chen, 'PLATE', 5)
  brunosLamp = await review(bruno, 'LAMP', 4)
})
afterAll(() => plaza.close())

async function review(member: Member, sku: string, rating: number): Promise<string> {
  await receive(plaza, member, sku)
  const written = { productId: await plaza.product(sku), rating, title: `${rating} stars`, text: 'As I say.', photos: [] }
  return (await member.call('reviews.submit', written)).body.id
}
const list = async (query: object = {}, by = amira, workspace = darAmira) =>
  (await by.call('reviews.vendor.list', query, { workspace })).body
const idsOf = ({ reviews }: { reviews: { id: string }[] }) => reviews.map(({ id }) => id)
const listAll = async (query: object = {}) => (await omar.call('reviews.admin.list', query)).body
const decide = (reviewId: string, status: string, reason?: string, by = omar) =>
  by.call('reviews.admin.moderate', { reviewId, status, ...(reason && { reason }) })
const reply = (reviewId: string, text: string, by = amira, workspace = darAmira) =>
  by.call('reviews.vendor.reply', { reviewId, text }, { workspace })

describe('the list', () => {
  test('has the reviews of the vendor’s own products, with the product and its state', async () => {
    const listed = await list()
    expect(idsOf(listed)).toEqual([chensPlate, brunosPlate])
    expect(listed).toMatchObject({ total: { count: 2, exact: true }, nextCursor: null })
    expect(listed.reviews[0]).toMatchObject({ product: { name: 'Serving Plate' }, status: 'pending', author: { username: 'chen' } })
    expect(idsOf(await list({}, omar, platformStore))).toEqual([brunosLamp])
  })

  test('begins with pending reviews and is filtered by status, stars and replies', async () => {
    await decide(chensPlate, 'approved')
    expect(idsOf(await list())).toEqual([brunosPlate, chensPlate])
    expect(idsOf(await list({ sort: '-written' }))).toEqual([chensPlate, brunosPlate])
    expect(idsOf(await list({ status: 'approved' }))).toEqual([chensPlate])
    expect(idsOf(await list({ rating: 2 }))).toEqual([brunosPlate])
    expect(idsOf(await list({ answered: true }))).toEqual([])
    expect(idsOf(await list({ productId: await plaza.product('LAMP') }))).toEqual([])
    const first = await list({ limit: 1 })
    expect(idsOf(await list({ limit: 1, cursor: first.nextCursor }))).toEqual([chensPlate])
  })

  test('needs as many statements for all as for one', async () => {
    const statements = async (limit: number) => {
      const query = vi.spyOn(pg.Client.prototype, 'query')
      const { reviews } = await list({ limit })
      expect(reviews).toHaveLength(limit)
      const { length } = query.mock.calls
      query.mockRestore()
      return length
    }
    expect(await statements(1)).toBeGreaterThan(3)
    expect(await statements(2)).toBe(await statements(1))
  })
})

describe('deciding', () => {
  test('rejecting needs a reason, which the author sees', async () => {
    expect(await decide(brunosPlate, 'rejected')).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
    expect((await decide(brunosPlate, 'pending')).status).toBe(400)
    expect((await decide(brunosPlate, 'rejected', 'It is about the courier.')).body).toMatchObject({ status: 'rejected' })
    const mine = await bruno.call('reviews.ofProduct.mine', { productId: await plaza.product('PLATE') })
    expect(mine.body.review).toMatchObject({ status: 'rejected', rejection: 'It is about the courier.' })
  })

  test('the same decision twice publishes one event', async () => {
    const approvals = async () => (await plaza.rows(`select from platform.events where type = 'reviews.approved'`)).length
    const before = await approvals()
    await decide(brunosPlate, 'approved')
    await decide(brunosPlate, 'approved')
    expect(await approvals()).toBe(before + 1)
  })

  test('is for administrators: not for the vendor, its staff, the author or guests, and not for a missing review', async () => {
    for (const person of [amira, await plaza.member('elena'), bruno, plaza.browser()])
      expect((await decide(brunosPlate, 'rejected', 'It is bad for business.', person)).status).toBe(404)
    expect(
      (await amira.call('reviews.vendor.moderate', { reviewId: brunosPlate, status: 'rejected' }, { workspace: darAmira })).status,
    ).toBe(404)
    expect((await bruno.call('reviews.ofProduct.mine', { productId: await plaza.product('PLATE') })).body.review.status).toBe('approved')
    expect((await decide('rev_nothing', 'approved')).status).toBe(404)
    expect((await omar.call('reviews.vendor.get', { reviewId: brunosPlate }, { workspace: platformStore })).status).toBe(404)
  })

  test('is not for an administrator who wrote the review or sells the product, unless there is no other one', async () => {
    await decide(brunosLamp, 'approved')
    expect((await omar.call('reviews.admin.get', { reviewId: brunosLamp })).body.status).toBe('approved')
    await plaza.rows(`update accounts.users set role = 'admin' where username in ('dalia', 'bruno')`)
    const dalia = await plaza.member('dalia')
    expect(await decide(brunosLamp, 'rejected', 'It is about my shop.')).toMatchObject({ status: 403, body: { code: 'OWN_PRODUCT' } })
    const own = await decide(brunosLamp, 'rejected', 'I changed my mind.', await plaza.member('bruno'))
    expect(own).toMatchObject({ status: 403, body: { code: 'OWN_REVIEW' } })
    expect((await decide(brunosLamp, 'rejected', 'It names a person.', dalia)).status).toBe(200)
    await plaza.rows(`update accounts.users set role = 'user' where username in ('dalia', 'bruno')`)
  })
})

describe('a report', () => {
  const report = (member: Member, reviewId: string, reason = 'spam') =>
    member.call('reports.submit', { type: 'review', id: reviewId, reason, note: 'An advert.' })

  test('moves the review to the top of the administrators’ list until one decides, and the vendor learns nothing', async () => {
    await decide(chensPlate, 'approved')
    expect((await report(bruno, chensPlate, 'offTopic')).status).toBe(200)
    await plaza.settle()
    const [head] = (await listAll()).reviews
    expect(head).toMatchObject({ id: chensPlate, reports: [{ reason: 'offTopic', note: 'An advert.' }] })
    expect(idsOf(await listAll({ reported: true }))).toEqual([chensPlate])
    const seen = (await list()).reviews.find(({ id }: { id: string }) => id === chensPlate)
    expect(seen.reports).toEqual([])
    await decide(chensPlate, 'approved')
    await plaza.settle()
    expect(idsOf(await listAll({ reported: true }))).toEqual([])
    expect((await omar.call('reports.admin.list', { type: 'review' })).body.items).toEqual([])
  })

  test('by the vendor waits for an administrator like any other', async () => {
    expect((await report(amira, chensPlate, 'misleading')).status).toBe(200)
    await plaza.settle()
    expect(idsOf(await listAll({ reported: true }))).toEqual([chensPlate])
    const shown = await plaza.guest().get(`/products/${await plaza.product('PLATE')}/reviews`)
    expect(shown.body.items.map(({ id }: { id: string }) => id)).toContain(chensPlate)
    await omar.call('moderation.decisions.make', { type: 'review', id: chensPlate, action: 'dismiss' })
    await plaza.settle()
    expect(idsOf(await listAll({ reported: true }))).toEqual([])
  })

  test('is rejected for one’s own review, an unpublished one, guests, and without a reason', async () => {
    expect(await report(chen, chensPlate)).toMatchObject({ status: 403, body: { code: 'NOT_REPORTABLE' } })
    expect((await report(chen, brunosLamp)).status).toBe(404)
    expect((await report(chen, 'rev_nothing')).status).toBe(404)
    expect((await report(plaza.browser(), chensPlate)).status).toBe(401)
    expect((await report(bruno, chensPlate, 'boring')).status).toBe(400)
  })

  test('stays open when the author edits, and nobody publishes again what a moderator took away', async () => {
    await omar.call('reviews.settings.update', { mode: 'automatic', version: 1 })
    await report(bruno, chensPlate)
    await plaza.settle()
    const edit = async (text: string) => {
      const { review } = (await chen.call('reviews.ofProduct.mine', { productId: await plaza.product('PLATE') })).body
      const input = { reviewId: chensPlate, version: review.version, rating: 5, title: '5 stars', text, photos: [] }
      return (await chen.call('reviews.update', input)).body.status
    }
    expect(await edit('Visit my shop.')).toBe('pending')
    expect(idsOf(await listAll({ reported: true }))).toEqual([chensPlate])
    await decide(chensPlate, 'rejected', 'It is an advert.')
    expect(await edit('A comma.')).toBe('pending')
    expect(await edit('Another one.')).toBe('pending')
    await chen.call('reviews.remove', { reviewId: chensPlate })
    const again = { productId: await plaza.product('PLATE'), rating: 5, title: '5 stars', text: 'As I say.', photos: [] }
    const { body } = await chen.call('reviews.submit', again)
    expect(body.status).toBe('pending')
    chensPlate = body.id
    await decide(chensPlate, 'approved')
    expect(await edit('It is fine.')).toBe('approved')
    await omar.call('reviews.settings.update', { mode: 'review', version: 2 })
  })
})

describe('the vendor’s reply', () => {
  test('is public below the review, and a new text replaces it', async () => {
    await reply(chensPlate, 'Thank you, Chen!')
    const { body } = await reply(chensPlate, 'Thank you, Chen. More plates are in the kiln.')
    expect(body.reply).toMatchObject({ text: 'Thank you, Chen. More plates are in the kiln.', editedAt: expect.any(String) })
    const shown = await plaza.guest().get(`/products/${await plaza.product('PLATE')}/reviews?sort=newest`)
    const under = shown.body.items.find(({ id }: { id: string }) => id === chensPlate)
    expect(under.reply.text).toBe('Thank you, Chen. More plates are in the kiln.')
    expect(idsOf(await list({ answered: true }))).toEqual([chensPlate])
    expect(await plaza.rows(`select from platform.events where type = 'reviews.replied'`)).toHaveLength(2)
  })

  test('needs an approved review and is rejected for other vendors', async () => {
    expect(await reply(brunosLamp, 'Thanks', omar, platformStore)).toMatchObject({ status: 409, body: { code: 'NOT_APPROVED' } })
    expect((await reply(chensPlate, 'Thanks', omar, platformStore)).status).toBe(404)
    expect((await reply(chensPlate, '  ')).status).toBe(400)
    expect((await reply(chensPlate, 'Thanks', plaza.browser())).status).toBe(401)
  })
})

describe('an administrator', () => {
  test('moderates all reviews, recorded in the audit log', async () => {
    const listed = (await omar.call('reviews.admin.list', {})).body
    expect(listed.total.count).toBe(3)
    expect((await omar.call('reviews.admin.get', { reviewId: chensPlate })).body).toMatchObject({ id: chensPlate })
    const { body } = await omar.call('reviews.admin.moderate', { reviewId: chensPlate, status: 'rejected', reason: 'It names a person.' })
    expect(body).toMatchObject({ status: 'rejected' })
    const [entry] = await plaza.rows(`select action, resource_type, resource_id from audit.entries order by position desc limit 1`)
    expect(entry).toEqual({ action: 'reviews.rejected', resource_type: 'review', resource_id: chensPlate })
  })

  test('only administrators may moderate all', async () => {
    for (const member of [amira, bruno, plaza.browser()]) expect((await member.call('reviews.admin.list', {})).status).toBe(404)
  })
})

describe('deleting an account', () => {
  test('keeps the text and stars of its reviews, without name, votes and photos', async () => {
    await decide(chensPlate, 'approved')
    await bruno.call('reviews.setHelpful', { reviewId: chensPlate, helpful: true })
    const { id } = await bruno.me()
    const [review] = plaza.services.resources.personalData.filter(({ type }) => type === 'review')
    const exported = JSON.stringify(await review?.personalData.export(plaza.services.db, id))
    expect(exported).toContain('2 stars')
    expect(exported).toContain('helpfulVotes')
    await transactAsSystem(plaza.services, async (tx) => review?.personalData.erase(tx, id))
    await transactAsSystem(plaza.services, async (tx) => review?.personalData.erase(tx, id))
    const shown = (await plaza.guest().get(`/products/${await plaza.product('PLATE')}/reviews`)).body.items
    expect(shown.find(({ id }: { id: string }) => id === brunosPlate)).toMatchObject({ author: null, text: 'As I say.' })
    expect(shown.find(({ id }: { id: string }) => id === chensPlate)).toMatchObject({ helpfulVotes: 0 })
  })
})
