/** Who may view, comment on, annotate, extend and moderate the resources of several domains, and who makes up their audience. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openOrderLink } from '#domains/orders/server/index.ts'
import type { Act, Member, ResourceRef, Viewer } from '#platform/server/services.ts'
import { newId } from '#platform/shared/ids.ts'
import { countStatements } from '#test/plaza/count-statements.ts'
import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { deliver } from '#test/plaza/purchase.ts'
import { resources } from './wiring.ts'

const ACTS: readonly Act[] = ['view', 'comment', 'note', 'attach', 'report', 'moderate']
const STAFF = ['view', 'note', 'attach']
const PEOPLE = ['bruno', 'chen', 'amira', 'elena', 'farid', 'omar'] as const
type Person = (typeof PEOPLE)[number] | 'guest' | 'linked guest'

let plaza: TestPlaza
let order: ResourceRef
let product: ResourceRef
let draft: ResourceRef
let review: ResourceRef
let darAmira: ResourceRef
const viewers = new Map<string, Viewer>()

beforeAll(async () => {
  plaza = await openTestPlaza()
  for (const name of PEOPLE) viewers.set(name, await memberNamed(name))
  viewers.set('guest', { kind: 'guest', id: newId('gst') })
  viewers.set('linked guest', { kind: 'guest', id: newId('gst') })
  const bruno = await plaza.member('bruno')
  await bruno.call('cart.addLine', { variantId: await plaza.variant('MUG-SAGE'), quantity: 1 })
  const delivery = { email: 'bruno@example.com', shippingAddress: BRUNO_ADDRESS }
  const { orderId, link } = (await bruno.call('checkout.placeOrder', delivery)).body
  expect(await openOrderLink(plaza.services, viewerNamed('linked guest').id ?? '', orderId, link)).toBe(true)
  await deliver(plaza, orderId)
  order = { type: 'order', id: orderId }
  product = { type: 'product', id: await plaza.product('MUG-SAGE') }
  draft = { type: 'product', id: await plaza.product('BOWL') }
  await plaza.rows(`update catalog.products set status = 'draft' where id = $1`, [draft.id])
  const written = { productId: product.id, rating: 5, title: 'A mug to keep', text: 'It holds the heat and sits well.', photos: [] }
  review = { type: 'review', id: (await bruno.call('reviews.submit', written)).body.id }
  darAmira = { type: 'workspace', id: await plaza.workspace('Dar Amira') }
})
afterAll(() => plaza.close())

async function memberNamed(name: string): Promise<Member> {
  const [user] = await plaza.rows<Pick<Member, 'id' | 'role'>>('select id, role from accounts.users where username = $1', [name])
  if (!user) throw new Error(`${name} is missing`)
  return { ...user, kind: 'member', sessionId: 'ses_1', reauthenticatedUntil: null, lacksSecondFactor: false, guestId: null }
}

function viewerNamed(name: Person): Viewer {
  const viewer = viewers.get(name)
  if (!viewer) throw new Error(`${name} is missing`)
  return viewer
}

async function actsOf(name: Person, ref: ResourceRef): Promise<Act[]> {
  const allowed = await Promise.all(ACTS.map((act) => resources.can(plaza.services.db, viewerNamed(name), act, [ref])))
  return ACTS.filter((_, index) => allowed[index]?.[0])
}

const audience = (ref: ResourceRef) => resources.audience(plaza.services.db, ref)

/** Amira owns Dar Amira, Elena manages it, Farid is staff with `orders` and `inventory`, Omar is the administrator. */
describe('a resource answers who may act on it', () => {
  test.each<[Person, readonly string[]]>([
    ['bruno', ['view']],
    ['linked guest', ['view']],
    ['guest', []],
    ['chen', []],
    ['amira', STAFF],
    ['elena', STAFF],
    ['farid', STAFF],
    ['omar', ['view']],
  ])('an order of Bruno: %s', async (name, acts) => {
    expect(await actsOf(name, order)).toEqual(acts)
  })

  test.each<[Person, readonly string[], readonly string[]]>([
    ['guest', ['view'], []],
    ['chen', ['view', 'report'], []],
    ['farid', ['view'], []],
    ['amira', ['view', 'note', 'attach'], ['view', 'note', 'attach']],
    ['omar', ['view', 'report', 'moderate'], ['view', 'moderate']],
  ])('a product on sale and a draft: %s', async (name, onSale, asDraft) => {
    expect(await actsOf(name, product)).toEqual(onSale)
    expect(await actsOf(name, draft)).toEqual(asDraft)
  })

  test.each<[Person, readonly string[]]>([
    ['bruno', ['view']],
    ['guest', []],
    ['chen', []],
    ['farid', []],
    ['elena', ['view', 'note', 'attach']],
    ['omar', ['view', 'moderate']],
  ])('a pending review of Bruno: %s', async (name, acts) => {
    expect(await actsOf(name, review)).toEqual(acts)
  })

  test.each<[Person, readonly string[]]>([
    ['amira', ['view', 'note', 'attach']],
    ['elena', ['view', 'note', 'attach']],
    ['farid', ['view']],
    ['chen', []],
    ['guest', []],
    ['omar', []],
  ])('the workspace Dar Amira: %s', async (name, acts) => {
    expect(await actsOf(name, darAmira)).toEqual(acts)
  })

  test('nobody may act on a resource without `can`, on a missing record or on an unknown type', async () => {
    const refs = [
      { type: 'cart', id: viewerNamed('bruno').id ?? '' },
      { type: 'order', id: 'ORD-0000000000' },
      { type: 'nothing', id: order.id },
    ]
    for (const act of ACTS)
      expect(await resources.can(plaza.services.db, viewerNamed('omar'), act, refs), act).toEqual([false, false, false])
    expect(await Promise.all(refs.map(audience))).toEqual([null, null, null])
  })

  test('mixed resources are answered in their order, and twenty take as many statements as two', async () => {
    const refs = [order, draft, product, order]
    expect(await resources.can(plaza.services.db, viewerNamed('bruno'), 'view', refs)).toEqual([true, false, true, true])
    const ask = (times: number) =>
      countStatements(plaza, () =>
        resources.can(
          plaza.services.db,
          viewerNamed('amira'),
          'note',
          Array.from({ length: times }, () => [order, product, review, darAmira]).flat(),
        ),
      )
    const many = await ask(20)
    expect(many).toBe(await ask(2))
    expect(many).toBeGreaterThan(0)
    expect(many).toBeLessThanOrEqual(8)
  })

  test('everybody who sees a card may view the record', async () => {
    const { db } = plaza.services
    const users = PEOPLE.map((name) => ({ type: 'user', id: viewerNamed(name).id ?? '' }))
    const refs = [order, product, draft, review, darAmira, { type: 'vendor', id: 'dar-amira' }, ...users]
    let seen = 0
    for (const viewer of viewers.values()) {
      const cards = await resources.cards(db, viewer, 'en', refs)
      const allowed = await resources.can(db, viewer, 'view', refs)
      const hidden = refs.filter((_, index) => cards[index] && !allowed[index])
      expect(hidden).toEqual([])
      seen += cards.filter((card) => card !== null).length
    }
    expect(seen).toBeGreaterThan(40)
  })
})

test('a resource names its audience', async () => {
  const member = (permission: string) => ({ permission, workspaceId: darAmira.id })
  const bruno = viewerNamed('bruno').id
  expect(await audience(order)).toEqual({ kind: 'people', userIds: [bruno], members: [member('orders')] })
  expect(await audience(product)).toEqual({ kind: 'everyone' })
  expect(await audience(draft)).toEqual({ kind: 'people', userIds: [], members: [member('catalog')] })
  expect(await audience(review)).toEqual({ kind: 'people', userIds: [bruno], members: [member('catalog')] })
  expect(await audience(darAmira)).toEqual({ kind: 'people', userIds: [], members: [member('any')] })
  expect(await audience({ type: 'user', id: bruno ?? '' })).toEqual({ kind: 'accounts' })
  await plaza.rows(`update reviews.reviews set status = 'approved' where id = $1`, [review.id])
  expect(await audience(review)).toEqual({ kind: 'everyone' })
  expect(await actsOf('guest', review)).toEqual(['view'])
  expect(await actsOf('bruno', review)).toEqual(['view'])
  for (const reporter of ['chen', 'elena'] as const) expect(await actsOf(reporter, review)).toContain('report')
})
