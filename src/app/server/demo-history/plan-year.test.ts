import { expect, test } from 'vitest'
import { DEMO } from '#domains/catalog/server/demo.ts'
import { openChance } from '#platform/server/demo/chance.ts'
import { SAVED_CODE } from '../demo-code.ts'
import { inventGuests, inventMembers } from './customers.ts'
import type { Plan } from './plan.ts'
import { planYear } from './plan-year.ts'
import { purchasesInYear } from './purchases-in-year.ts'
import { openShelf } from './shelf.ts'

/** Variants and products have their SKUs and slugs as ids. */
const skusOf = ({ products }: (typeof DEMO)[number]) => products.flatMap(({ variants }) => variants.map(({ sku }) => [sku, sku] as const))
const shops = new Map(
  DEMO.map((vendor) => [vendor.slug, { workspaceId: vendor.slug, ownerId: vendor.slug, variants: new Map(skusOf(vendor)) }]),
)
const productIds = new Map(DEMO.flatMap(({ products }) => products.map(({ slug }) => [slug, slug])))
const stock = new Map(
  DEMO.flatMap(({ products }) => products.flatMap(({ variants }) => variants.map(({ sku, stock }) => [sku, stock ?? 0]))),
)

function planAt(now: Date): Plan {
  const chance = openChance(20)
  const people = purchasesInYear().map(({ username }) => ({
    id: username,
    username,
    email: `${username}@plaza.example`,
    language: 'en' as const,
  }))
  const members = inventMembers(chance, [...new Map(people.map((person) => [person.id, person])).values()])
  return planYear({
    now,
    chance,
    shops,
    shelf: openShelf(shops, productIds),
    customers: [...members, ...inventGuests(chance)],
    methods: ['card', 'transfer', 'delivery'],
    purchases: purchasesInYear().flatMap(({ username, ...purchase }) => {
      const customer = members.find(({ userId }) => userId === username)
      return customer ? [{ customer, ...purchase }] : []
    }),
  })
}

/** Returns the variants that went below zero at some time. */
function findOversold({ orders, receipts }: Plan): string[] {
  const moves = [
    ...receipts.map(({ variantId, quantity, at }) => ({ variantId, quantity, at })),
    ...orders.flatMap(({ lines, parts }) =>
      parts.flatMap(({ lines: own, sentAt, back }) => [
        ...(sentAt ? own.map(({ variantId, quantity }) => ({ variantId, quantity: -quantity, at: sentAt })) : []),
        ...(back?.restock && back.receivedAt
          ? back.units.map(({ position, quantity }) => ({
              variantId: lines[position]?.variantId ?? '',
              quantity,
              at: back.receivedAt as Date,
            }))
          : []),
      ]),
    ),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
  const onHand = new Map(stock)
  const oversold = new Set<string>()
  for (const { variantId, quantity } of moves) {
    onHand.set(variantId, (onHand.get(variantId) ?? 0) + quantity)
    if ((onHand.get(variantId) ?? 0) < 0) oversold.add(variantId)
  }
  return [...oversold]
}

test('whenever Plaza is first started, the year of the demo sends only what there is', () => {
  const begin = Date.parse('2026-11-01T00:10:00Z')
  const oversold = Array.from({ length: 20 }, (_, index) => new Date(begin + index * 77 * 3600_000 + index * 431_000)).flatMap((now) =>
    findOversold(planAt(now)).map((sku) => `${now.toISOString()} ${sku}`),
  )
  expect(oversold).toEqual([])
})

// `npm start` would fail at such a moment: the code works once per customer.
test('whenever Plaza is first started, a code that is entered in an order by hand has not been used', () => {
  const begin = Date.parse('2026-11-29T08:00:00Z')
  const orders = Array.from({ length: 40 }, (_, index) => planAt(new Date(begin + index * 431_000)).orders).flat()
  const hers = orders.filter(({ customer, codes }) => customer.email === SAVED_CODE.email && codes.length > 0)
  expect(hers.length).toBeGreaterThan(0)
  expect(hers.filter(({ codes }) => codes.includes(SAVED_CODE.code))).toEqual([])
})
