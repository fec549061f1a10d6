/** Tests how orders decide about reviews (product.md, rule 18): who may write, who is verified, and what counts. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#app/server/invariants.ts'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { buy, cancel, deliver, receive, refund } from '#test/plaza/purchase.ts'

let plaza: TestPlaza
let omar: Member
let plate = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  omar = await plaza.member('omar')
  plate = await plaza.product('PLATE')
})
afterAll(() => plaza.close())
afterEach(async () => expect(await findViolations(plaza.pool)).toEqual([]))

const submit = (member: Member, rating = 1) =>
  member.call('reviews.submit', { productId: plate, rating, title: 'A plate', text: 'It is round.', photos: [] })
const approve = (reviewId: string) => omar.call('reviews.admin.moderate', { reviewId, status: 'approved' })
const mine = async (member: Member) => (await member.call('reviews.ofProduct.mine', { productId: plate })).body
const summary = async () => (await plaza.guest().get(`/products/${plate}/reviews/summary`)).body
const shown = async (): Promise<{ id: string; verified: boolean; counted: boolean }[]> =>
  (await plaza.guest().get(`/products/${plate}/reviews?sort=newest`)).body.items
const listed = async (id: string) => (await shown()).find((review) => review.id === id)

/** Pays an order by transfer, which an administrator confirms. */
async function pay(member: Member, quantity = 1): Promise<string> {
  await member.call('cart.addLine', { variantId: await plaza.variant('PLATE'), quantity })
  const delivery = { email: 'buyer@example.com', shippingAddress: BRUNO_ADDRESS, payment: 'transfer' }
  const { orderId } = (await member.call('checkout.placeOrder', delivery)).body
  expect((await omar.call('orders.markPaid', { orderId })).status).toBe(200)
  return orderId
}

async function approvedReview(member: Member): Promise<string> {
  const { status, body } = await submit(member)
  expect(status, JSON.stringify(body)).toBe(200)
  expect((await approve(body.id)).status).toBe(200)
  await plaza.settle()
  return body.id
}

test('an order that was neither paid nor delivered, and one that was canceled, allow no review', async () => {
  const mallory = await plaza.newcomer('mallory')
  const orderId = await buy(plaza, mallory, 'PLATE')
  expect(await submit(mallory)).toMatchObject({ status: 403, body: { code: 'NOT_BOUGHT' } })
  expect(await mine(mallory)).toMatchObject({ may: 'notBought' })
  await cancel(plaza, orderId)
  expect(await submit(mallory)).toMatchObject({ status: 403, body: { code: 'NOT_BOUGHT' } })
})

test('a paid order allows one; canceling the order hides the review and takes it out of count and average', async () => {
  const nadia = await plaza.newcomer('nadia')
  const orderId = await pay(nadia)
  const id = await approvedReview(nadia)
  expect(await listed(id)).toMatchObject({ verified: false, counted: true })
  expect(await summary()).toMatchObject({ count: 1, average: 1 })
  await cancel(plaza, orderId)
  expect(await listed(id)).toBeUndefined()
  expect(await summary()).toMatchObject({ count: 0, average: null })
  expect((await approve(id)).status).toBe(200)
  expect(await summary()).toMatchObject({ count: 0 })
})

test('a full refund takes the mark away and the review out of count and average; another order brings both back', async () => {
  const rania = await plaza.newcomer('rania')
  const orderId = await receive(plaza, rania, 'PLATE')
  const id = await approvedReview(rania)
  expect(await listed(id)).toMatchObject({ verified: true, counted: true })
  expect(await summary()).toMatchObject({ count: 1 })
  await refund(plaza, orderId)
  expect(await listed(id)).toMatchObject({ verified: false, counted: false })
  expect(await summary()).toMatchObject({ count: 0, average: null })
  const vendor = (await plaza.rows(`select count, sum from reviews.vendor_ratings where count > 0`))[0]
  expect(vendor).toBeUndefined()
  await receive(plaza, rania, 'PLATE')
  expect(await listed(id)).toMatchObject({ verified: true, counted: true })
  expect(await summary()).toMatchObject({ count: 1 })
  await rania.call('reviews.remove', { reviewId: id })
})

test('a refund of one of two units keeps the mark and the review', async () => {
  const samir = await plaza.newcomer('samir')
  const orderId = await pay(samir, 2)
  await deliver(plaza, orderId)
  const id = await approvedReview(samir)
  await refund(plaza, orderId, 1)
  expect(await listed(id)).toMatchObject({ verified: true, counted: true })
  await refund(plaza, orderId, 1)
  expect(await listed(id)).toMatchObject({ verified: false, counted: false })
  await samir.call('reviews.remove', { reviewId: id })
})

test('a full return takes the mark away when the vendor receives the goods', async () => {
  const tariq = await plaza.newcomer('tariq')
  const orderId = await receive(plaza, tariq, 'PLATE')
  const id = await approvedReview(tariq)
  const asked = await tariq.call('orders.returns.request', {
    orderId,
    number: `${orderId}-1`,
    lines: [{ position: 0, quantity: 1 }],
    reason: 'damaged',
  })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const [row] = await plaza.rows<{ id: string }>('select id from orders.returns where order_id = $1', [orderId])
  const [amira, workspace] = await Promise.all([plaza.member('amira'), plaza.workspace('Dar Amira')])
  await amira.call('orders.vendor.returns.accept', { returnId: row?.id }, { workspace })
  await plaza.settle()
  expect(await listed(id)).toMatchObject({ verified: true })
  const received = await amira.call('orders.vendor.returns.receive', { returnId: row?.id, restock: true }, { workspace })
  expect(received.status, JSON.stringify(received.body)).toBe(200)
  await plaza.settle()
  expect(await listed(id)).toMatchObject({ verified: false, counted: false })
  await tariq.call('reviews.remove', { reviewId: id })
})

test('editing after a refund brings neither mark nor count back', async () => {
  const viola = await plaza.newcomer('viola')
  const orderId = await receive(plaza, viola, 'PLATE')
  const id = await approvedReview(viola)
  await refund(plaza, orderId)
  const { review } = await mine(viola)
  const edit = { reviewId: id, version: review.version, rating: 5, title: 'A plate', text: 'Lovely.', photos: [] }
  expect((await viola.call('reviews.update', edit)).body).toMatchObject({ status: 'pending', verified: false })
  await approve(id)
  expect(await listed(id)).toMatchObject({ verified: false, counted: false })
  expect(await summary()).toMatchObject({ count: 0 })
  await viola.call('reviews.remove', { reviewId: id })
})

test('counts never drift when refunds, decisions, edits and new reviews happen at the same moment', async () => {
  const people = await Promise.all(Array.from({ length: 8 }, (_, index) => plaza.newcomer(`racer${index}`)))
  const orders: string[] = []
  for (const person of people) orders.push(await receive(plaza, person, 'PLATE'))
  const reviews = await Promise.all(people.slice(0, 4).map(async (person) => (await submit(person, 5)).body.id as string))
  const [amira, workspace] = await Promise.all([plaza.member('amira'), plaza.workspace('Dar Amira')])
  const refunds = orders.map((orderId) => amira.call('orders.vendor.refund', { number: `${orderId}-1`, reason: 'Broken' }, { workspace }))
  const decisions = reviews.map((id) => approve(id))
  const submissions = people.slice(4).map((person) => submit(person, 4))
  const [refunded] = await Promise.all([Promise.all(refunds), Promise.all(decisions), Promise.all(submissions), plaza.settle()])
  expect(refunded.map(({ status }) => status)).toEqual(Array(8).fill(200))
  for (const { id } of await plaza.rows<{ id: string }>(`select id from reviews.reviews where status = 'pending' and product_id = $1`, [
    plate,
  ]))
    await approve(id)
  await plaza.settle()
  expect(await summary()).toMatchObject({ count: 0, average: null })
  expect(await plaza.rows(`select id from reviews.reviews where product_id = $1 and purchase in ('bought', 'received')`, [plate])).toEqual(
    [],
  )
})
