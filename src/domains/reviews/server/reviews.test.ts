/** Tests reviews from submission to average rating and votes. */
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { buy, cancel, deliver, receive } from '#test/plaza/purchase.ts'
import { runConcurrently } from '#test/plaza/run-concurrently.ts'

const GOOD = { rating: 5, title: 'A mug to keep', text: 'It holds the heat and sits well in the hand.', photos: [] }

let plaza: TestPlaza
let amira: Member
let omar: Member
let bruno: Member
let chen: Member
let dalia: Member
let mug = ''
let plate = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[amira, omar, bruno, chen, dalia] = await Promise.all([
    plaza.member('amira'),
    plaza.member('omar'),
    plaza.member('bruno'),
    plaza.member('chen'),
    plaza.member('dalia'),
  ])
  ;[mug, plate] = await Promise.all([plaza.product('MUG-SAGE'), plaza.product('PLATE')])
  for (const member of [bruno, chen, dalia]) await receive(plaza, member, 'MUG-SAGE')
})
afterAll(() => plaza.close())

const submit = (member: Member, changes: object = {}, key?: string) =>
  member.call('reviews.submit', { productId: mug, ...GOOD, ...changes }, key ? { key } : {})
const decide = (reviewId: string, status = 'approved', more: object = {}) =>
  omar.call('reviews.admin.moderate', { reviewId, status, ...more })
const mine = async (member: Member, productId = mug) => (await member.call('reviews.ofProduct.mine', { productId })).body
const shown = async (query = '', productId = mug) => (await plaza.guest().get(`/products/${productId}/reviews${query}`)).body.items
const summary = async (productId = mug) => (await plaza.guest().get(`/products/${productId}/reviews/summary`)).body
const told = async (type: string) =>
  (await plaza.rows<{ count: number }>('select count(*)::int as count from platform.events where type = $1', [type]))[0]?.count ?? 0

async function payByTransfer(member: Member, sku: string): Promise<string> {
  await member.call('cart.addLine', { variantId: await plaza.variant(sku), quantity: 1 })
  const order = { email: 'pia@example.com', shippingAddress: BRUNO_ADDRESS, payment: 'transfer' }
  const { orderId } = (await member.call('checkout.placeOrder', order)).body
  const paid = await omar.call('orders.markPaid', { orderId })
  expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  return orderId
}

async function upload(member: Member): Promise<string> {
  const picture = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#9caf88' } })
    .jpeg()
    .toBuffer()
  const response = await member.send('PUT', '/uploads', new Uint8Array(picture))
  return ((await response.json()) as { uploadId: string }).uploadId
}

describe('writing one', () => {
  test('is for buyers of the product; it is pending and only its author sees it', async () => {
    const { status, body } = await submit(bruno, { photos: [{ uploadId: await upload(bruno) }] })
    expect(status).toBe(200)
    expect(body).toMatchObject({ rating: 5, title: 'A mug to keep', status: 'pending', verified: true, author: { username: 'bruno' } })
    expect(body.photos[0].sources.map(({ width }: { width: number }) => width)).toEqual([160, 480, 960, 1200])
    expect(await mine(bruno)).toMatchObject({ may: 'review', review: { id: body.id, status: 'pending' } })
    expect(await shown()).toEqual([])
    expect(await summary()).toMatchObject({ count: 0, average: null, stars: [0, 0, 0, 0, 0], photos: [] })
    expect(await told('reviews.submitted')).toBe(1)
  })

  test('W2 twice is once: a second review names the first, a repeated request gets the same answer', async () => {
    const { review } = await mine(bruno)
    expect(await submit(bruno)).toMatchObject({ status: 409, body: { code: 'ALREADY_REVIEWED', data: { reviewId: review.id } } })
    const first = await submit(chen, { rating: 4 }, 'chens-first-review')
    expect((await submit(chen, { rating: 4 }, 'chens-first-review')).body).toEqual(first.body)
    const outcomes = await runConcurrently(
      plaza,
      'select id from catalog.products where id = $1',
      mug,
      [1, 2, 3].map(() => () => submit(dalia)),
    )
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await plaza.rows('select from reviews.reviews')).toHaveLength(3)
  })

  test('is not for guests', async () => {
    expect(await submit(plaza.browser())).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } })
  })

  test('is not for people who did not buy it, whose order is unpaid and not delivered, or was canceled', async () => {
    expect(await submit(bruno, { productId: plate })).toMatchObject({ status: 403, body: { code: 'NOT_BOUGHT' } })
    const orderId = await buy(plaza, bruno, 'PLATE')
    expect(await submit(bruno, { productId: plate })).toMatchObject({ status: 403, body: { code: 'NOT_BOUGHT' } })
    expect(await mine(bruno, plate)).toMatchObject({ may: 'notBought', review: null })
    await cancel(plaza, orderId)
    expect(await submit(bruno, { productId: plate })).toMatchObject({ status: 403, body: { code: 'NOT_BOUGHT' } })
    expect(await mine(bruno, plate)).toMatchObject({ may: 'notBought', review: null })
  })

  test('V16 is not for members of the workspace that sells it', async () => {
    const elena = await plaza.member('elena')
    for (const vendor of [amira, elena, await plaza.member('farid')])
      expect(await submit(vendor)).toMatchObject({ status: 403, body: { code: 'OWN_PRODUCT' } })
    expect(await mine(elena)).toMatchObject({ may: 'ownProduct' })
  })

  test('fails for an unknown product', async () => {
    const missing = { productId: 'prod_00000000000000000000000000' }
    expect(await submit(bruno, missing)).toMatchObject({ status: 404 })
    expect(await bruno.call('reviews.ofProduct.mine', missing)).toMatchObject({ status: 404 })
  })

  test.each([
    ['no stars', { rating: 0 }],
    ['six stars', { rating: 6 }],
    ['half a star', { rating: 4.5 }],
    ['no title', { title: '  ' }],
    ['no text', { text: '' }],
    ['a long title', { title: 'x'.repeat(121) }],
    ['six photos', { photos: Array(6).fill({ uploadId: 'upl_x' }) }],
  ])('is refused with %s', async (_, changes) => {
    expect((await submit(bruno, changes)).body.code).toBe('INVALID_INPUT')
  })

  test('with somebody else’s picture is rejected like with a missing one', async () => {
    const newcomer = await plaza.newcomer('nadia')
    await receive(plaza, newcomer, 'BOWL')
    const productId = await plaza.product('BOWL')
    for (const uploadId of [await upload(bruno), 'upl_nothing'])
      expect(await submit(newcomer, { productId, photos: [{ uploadId }] })).toMatchObject({ status: 404 })
  })

  test('is for people who paid, and verified once a unit was delivered', async () => {
    const pia = await plaza.newcomer('pia')
    const productId = await plaza.product('BOWL')
    const orderId = await payByTransfer(pia, 'BOWL')
    expect((await submit(pia, { productId })).body).toMatchObject({ verified: false })
    await deliver(plaza, orderId)
    expect(await mine(pia, productId)).toMatchObject({ review: { verified: true } })
  })
})

describe('W1 reviews that count', () => {
  const ids: string[] = []

  test('are the approved ones: 5, 5 and 4 with a pending 1 are 4.7 of 3', async () => {
    for (const member of [bruno, dalia, chen]) ids.push((await mine(member)).review.id)
    for (const id of ids) expect((await decide(id)).body).toMatchObject({ status: 'approved' })
    const gil = await plaza.newcomer('gil')
    await receive(plaza, gil, 'MUG-SAGE')
    await submit(gil, { rating: 1 })
    expect(await summary()).toMatchObject({ count: 3, average: 4.7, stars: [0, 0, 0, 1, 2] })
    expect(await shown()).toHaveLength(3)
    expect(await told('reviews.approved')).toBe(3)
    expect(await told('reviews.ratingChanged')).toBe(3)
  })

  test('show their photos in the strip', async () => {
    expect((await summary()).photos).toMatchObject([{ reviewId: ids[0], image: { width: 1200 } }])
    expect(await shown('?withPhotos=true')).toMatchObject([{ id: ids[0] }])
  })

  test('an edited review is pending again and does not count until approved', async () => {
    const { review } = await mine(chen)
    const edit = { reviewId: review.id, version: review.version, rating: 3, title: 'Fine', text: 'Smaller than I thought.', photos: [] }
    expect((await chen.call('reviews.update', edit)).body).toMatchObject({ status: 'pending', rating: 3, editedAt: expect.any(String) })
    expect(await summary()).toMatchObject({ count: 2, average: 5, stars: [0, 0, 0, 0, 2] })
    await decide(review.id)
    expect(await summary()).toMatchObject({ count: 3, average: 4.3, stars: [0, 0, 1, 0, 2] })
  })

  test('rejecting an approved review removes it, and its author sees the reason', async () => {
    const [id = ''] = ids
    await decide(id, 'rejected', { reason: 'It shows somebody’s address.' })
    expect(await summary()).toMatchObject({ count: 2, average: 4 })
    expect((await mine(bruno)).review).toMatchObject({ status: 'rejected', rejection: 'It shows somebody’s address.' })
    await decide(id)
    expect(await summary()).toMatchObject({ count: 3 })
    expect((await mine(bruno)).review).toMatchObject({ status: 'approved', rejection: null })
  })

  test('are filtered by stars, sorted two ways and paged', async () => {
    expect((await shown('?stars=5')).map(({ rating }: { rating: number }) => rating)).toEqual([5, 5])
    expect((await shown('?stars=2')).length).toBe(0)
    const newest = (await shown('?sort=newest')).map(({ id }: { id: string }) => id)
    const first = (await plaza.guest().get(`/products/${mug}/reviews?sort=newest&limit=2`)).body
    const rest = (await plaza.guest().get(`/products/${mug}/reviews?sort=newest&limit=2&cursor=${first.nextCursor}`)).body
    expect([...first.items, ...rest.items].map(({ id }: { id: string }) => id)).toEqual(newest)
    expect(rest.nextCursor).toBeNull()
    const wrong = await plaza.guest().get(`/products/${mug}/reviews?sort=helpful&cursor=${first.nextCursor}`)
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  })
})

describe('editing one’s own review', () => {
  test('keeps the listed photos and deletes the others', async () => {
    const { review } = await mine(bruno)
    const base = { reviewId: review.id, rating: 5, title: 'Still good', text: 'After a month.' }
    const more = await bruno.call('reviews.update', {
      ...base,
      version: review.version,
      photos: [{ uploadId: await upload(bruno) }, { kept: 0 }],
    })
    expect(more.body.photos).toHaveLength(2)
    expect(more.body.photos[1]).toEqual(review.photos[0])
    const none = await bruno.call('reviews.update', { ...base, version: more.body.version, photos: [] })
    expect(none.body.photos).toEqual([])
    const loose = await plaza.rows('select from platform.orphaned_files where key = any($1)', [
      more.body.photos.flatMap(({ sources }: { sources: { url: string }[] }) => sources.map(({ url }) => url.replace('/files/', ''))),
    ])
    expect(loose).toHaveLength(8)
  })

  test('an unknown photo, or the same twice, is rejected', async () => {
    const { review } = await mine(bruno)
    const edit = { reviewId: review.id, version: review.version, rating: 5, title: 'x', text: 'x', photos: [{ kept: 0 }] }
    expect((await bruno.call('reviews.update', edit)).status).toBe(404)
  })

  test('from an outdated page fails with the current review', async () => {
    const { review } = await mine(bruno)
    const edit = { reviewId: review.id, version: 1, rating: 1, title: 'x', text: 'x', photos: [] }
    expect(await bruno.call('reviews.update', edit)).toMatchObject({
      status: 409,
      body: { code: 'STALE', data: { current: { version: review.version, title: 'Still good' } } },
    })
  })

  test('is rejected for everybody else', async () => {
    const { review } = await mine(bruno)
    const edit = { version: review.version, rating: 1, title: 'x', text: 'x', photos: [] }
    for (const reviewId of [review.id, 'rev_nothing']) {
      expect((await dalia.call('reviews.update', { ...edit, reviewId })).status).toBe(404)
      expect((await dalia.call('reviews.remove', { reviewId })).status).toBe(404)
    }
    expect((await plaza.browser().call('reviews.remove', { reviewId: review.id })).status).toBe(401)
  })

  test('deleting it removes its stars, and another can be written', async () => {
    const { review } = await mine(dalia)
    const before = (await summary()).count
    expect((await dalia.call('reviews.remove', { reviewId: review.id })).status).toBe(200)
    expect((await dalia.call('reviews.remove', { reviewId: review.id })).status).toBe(404)
    expect((await summary()).count).toBe(before - 1)
    expect((await submit(dalia, { rating: 4 })).status).toBe(200)
    await decide((await mine(dalia)).review.id)
  })
})

describe('W4 helpful', () => {
  const vote = (member: Member, reviewId: string, helpful = true) => member.call('reviews.setHelpful', { reviewId, helpful })

  test('is one vote per member, however often it is given, and can be taken back', async () => {
    const { id } = (await mine(dalia)).review
    expect((await vote(bruno, id)).body).toEqual({ helpful: true, helpfulVotes: 1 })
    expect((await vote(bruno, id)).body).toEqual({ helpful: true, helpfulVotes: 1 })
    expect((await vote(chen, id)).body).toEqual({ helpful: true, helpfulVotes: 2 })
    expect((await mine(bruno)).helpful).toEqual([id])
    expect((await shown())[0]).toMatchObject({ id, helpfulVotes: 2 })
    expect((await vote(bruno, id, false)).body).toEqual({ helpful: false, helpfulVotes: 1 })
    expect((await vote(bruno, id, false)).body).toEqual({ helpful: false, helpfulVotes: 1 })
  })

  test('at the same moment counts once', async () => {
    const { id } = (await mine(dalia)).review
    const votes = await runConcurrently(
      plaza,
      'select id from reviews.reviews where id = $1',
      id,
      [1, 2, 3].map(() => () => vote(bruno, id)),
    )
    expect(votes.map(({ body }) => body.helpfulVotes)).toEqual([2, 2, 2])
  })

  test('is rejected for one’s own review, for one’s own product, an unpublished review, and guests', async () => {
    const { id } = (await mine(dalia)).review
    expect(await vote(dalia, id)).toMatchObject({ status: 409, body: { code: 'OWN_REVIEW' } })
    expect((await vote(dalia, (await mine(bruno)).review.id)).status).toBe(404)
    expect((await vote(dalia, 'rev_nothing')).status).toBe(404)
    expect((await vote(plaza.browser(), id)).status).toBe(401)
    for (const seller of [amira, await plaza.member('farid')])
      expect(await vote(seller, id)).toMatchObject({ status: 409, body: { code: 'OWN_PRODUCT' } })
    expect((await shown())[0]).toMatchObject({ helpfulVotes: 2 })
  })
})
