import fc from 'fast-check'
import { expect, test } from 'vitest'
import { beyondScreen, cappedQuantity } from './quantity.rules.ts'

test('a quantity is capped by stock and 999, and never negative', () => {
  expect(cappedQuantity(4, 3)).toBe(3)
  expect(cappedQuantity(4, 10)).toBe(4)
  expect(cappedQuantity(4, null)).toBe(4)
  expect(cappedQuantity(5000, null)).toBe(999)
  expect(cappedQuantity(2, 0)).toBe(0)
  expect(cappedQuantity(2, -1)).toBe(0)
})

test('K2: for any cart and screen, kept and surplus units add up to the cart, and only units on the screen are kept', () => {
  const wishes = fc.uniqueArray(
    fc.record({ lineId: fc.constantFrom('a', 'b', 'c', 'd', 'e'), quantity: fc.integer({ min: 1, max: 999 }) }),
    {
      selector: ({ lineId }) => lineId,
    },
  )
  fc.assert(
    fc.property(wishes, wishes, (lines, screen) => {
      const lazyIsland = new Map(beyondScreen(lines, screen).map(({ line, ...rest }) => [line.lineId, rest]))
      for (const { lineId, quantity } of lines) {
        const { kept, beyond } = lazyIsland.get(lineId) ?? { kept: quantity, beyond: 0 }
        expect(kept + beyond).toBe(quantity)
        expect(kept).toBeLessThanOrEqual(screen.find((wish) => wish.lineId === lineId)?.quantity ?? 0)
      }
    }),
    { numRuns: 500 },
  )
})
