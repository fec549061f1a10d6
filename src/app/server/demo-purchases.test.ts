import { expect, test } from 'vitest'
import { DEMO_PEOPLE } from '#domains/accounts/server/demo.ts'
import { DEMO } from '#domains/catalog/server/demo.ts'
import { DELIVERED_WITHIN_DAYS, demoPurchases } from './demo-purchases.ts'

test('who reviews a product of the demo is a member, had time to get it, and reviews it once', () => {
  const purchases = demoPurchases()
  expect(purchases.length).toBeGreaterThan(400)
  const products = new Set(DEMO.flatMap((vendor) => vendor.products.map(({ slug }) => slug)))
  const members = new Set(DEMO_PEOPLE.map(({ username }) => username))
  for (const purchase of purchases) {
    expect(products, JSON.stringify(purchase)).toContain(purchase.product)
    expect(members, JSON.stringify(purchase)).toContain(purchase.username)
    expect(purchase.orderedDaysAgo, JSON.stringify(purchase)).toBeGreaterThanOrEqual(purchase.reviewedDaysAgo + DELIVERED_WITHIN_DAYS)
  }
  expect(new Set(purchases.map(({ username, product }) => `${username} ${product}`)).size).toBe(purchases.length)
})

test('eight products of the demo have twenty reviews or more, and most others at least three', () => {
  const counts = new Map<string, number>()
  for (const { product } of demoPurchases()) counts.set(product, (counts.get(product) ?? 0) + 1)
  const reviews = [...counts.values()]
  expect(reviews.filter((count) => count >= 20)).toHaveLength(8)
  expect(reviews.filter((count) => count >= 3).length).toBeGreaterThan(65)
})
