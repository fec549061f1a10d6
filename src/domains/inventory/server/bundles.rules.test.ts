import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bundleStock, serveLines, sumDemand } from './bundles.rules.ts'

const level = (available: number, reorderPoint = 5) => ({ available, reorderPoint, onHand: available + 2, promised: 2 })
const part = (variantId: string, quantity = 1, onSale = true) => ({ variantId, quantity, onSale })

test('a bundle is available as often as its scarcest part allows, and as low as that one is', () => {
  const stock = new Map([
    ['mug', level(7)],
    ['tea', level(12, 3)],
  ])
  expect(bundleStock([part('mug', 2), part('tea')], stock)).toEqual({ available: 3, reorderPoint: 2, onHand: 4, promised: 1 })
  expect(bundleStock([part('mug'), part('tea', 12)], stock)).toMatchObject({ available: 1 })
})

test('a part that is not tracked does not limit a bundle, and one that is off sale sells it out', () => {
  const stock = new Map([['mug', level(7)]])
  expect(bundleStock([part('ribbon'), part('mug')], stock)).toMatchObject({ available: 7 })
  expect(bundleStock([part('ribbon')], stock)).toBeUndefined()
  expect(bundleStock([part('ribbon', 1, false), part('mug')], stock)).toMatchObject({ available: 0 })
})

test('a bundle and its part on its own demand the same stock', () => {
  const box = { variantId: 'box', quantity: 2, bundleParts: [part('mug', 3), part('tea')] }
  expect(sumDemand([{ variantId: 'mug', quantity: 4 }, box])).toEqual(
    new Map([
      ['mug', 10],
      ['tea', 2],
    ]),
  )
})

test('earlier lines are served first, and later ones get what is left', () => {
  const box = { variantId: 'box', quantity: 2, bundleParts: [part('mug', 2)] }
  const mugs = { variantId: 'mug', quantity: 2 }
  expect(serveLines([mugs, box], new Map([['mug', 5]]))).toEqual(
    new Map([
      ['mug', { wanted: 2, left: 5 }],
      ['box', { wanted: 2, left: 1 }],
    ]),
  )
  expect(serveLines([box, mugs], new Map([['mug', 5]])).get('mug')).toEqual({ wanted: 2, left: 1 })
})

test('who reduces every line to what is left always has an order that the stock can serve', () => {
  const id = fc.constantFrom('a', 'b', 'c')
  const parts = fc.uniqueArray(fc.record({ variantId: id, quantity: fc.integer({ min: 1, max: 4 }) }), {
    selector: ({ variantId }) => variantId,
    maxLength: 3,
  })
  const lines = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), bundleParts: parts, plain: id }), { maxLength: 6 })
  const stock = fc.dictionary(id, fc.integer({ min: 0, max: 30 }))
  fc.assert(
    fc.property(lines, stock, (wanted, units) => {
      const all = wanted.map(({ bundleParts, plain, quantity }, index) => ({
        variantId: bundleParts.length > 0 ? `box${index}` : plain,
        quantity,
        bundleParts,
      }))
      const available = new Map(Object.entries(units))
      const served = serveLines(all, available)
      const reduced = new Map<string, number>()
      const possible = all.map((line) => {
        const most = (served.get(line.variantId)?.left ?? Number.POSITIVE_INFINITY) - (reduced.get(line.variantId) ?? 0)
        const quantity = Math.min(line.quantity, most)
        reduced.set(line.variantId, (reduced.get(line.variantId) ?? 0) + quantity)
        return { ...line, quantity }
      })
      for (const [variantId, demand] of sumDemand(possible)) expect(demand).toBeLessThanOrEqual(available.get(variantId) ?? demand)
      const short = [...served.values()].some(({ wanted: asked, left }) => left < asked)
      const tooMuch = [...sumDemand(all)].some(([variantId, demand]) => demand > (available.get(variantId) ?? demand))
      expect(short).toBe(tooMuch)
    }),
  )
})
