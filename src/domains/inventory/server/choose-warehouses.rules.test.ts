import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseWarehouses } from './choose-warehouses.rules.ts'

const warehouse = (warehouseId: string, free: number, rest: object = {}) => ({
  warehouseId,
  free,
  country: null,
  region: '',
  postalCode: '',
  priority: 1,
  ...rest,
})
const ids = (...args: Parameters<typeof chooseWarehouses>) => chooseWarehouses(...args).map((taken) => taken.warehouseId)
const AMMAN = { country: 'JO', region: 'Amman', postalCode: '11118' }

test('a warehouse that has all units comes before nearer ones that share them', () => {
  const near = [warehouse('a', 2, AMMAN), warehouse('b', 2, AMMAN)]
  expect(ids([...near, warehouse('far', 4)], 4, AMMAN)).toEqual(['far'])
  expect(chooseWarehouses([...near, warehouse('far', 3)], 4, AMMAN)).toEqual([
    { warehouseId: 'a', quantity: 2 },
    { warehouseId: 'b', quantity: 2 },
  ])
})

test('the nearest ships: the postal area, then the region, then the country', () => {
  const all = [
    warehouse('elsewhere', 9),
    warehouse('country', 9, { country: 'JO' }),
    warehouse('region', 9, { country: 'JO', region: 'amman', postalCode: '22110' }),
    warehouse('area', 9, { country: 'JO', postalCode: '11 183' }),
    warehouse('abroad', 9, { country: 'SA', region: 'Amman', postalCode: '11118' }),
  ]
  for (const expected of ['area', 'region', 'country']) {
    expect(ids(all, 1, AMMAN)).toEqual([expected])
    all.splice(
      all.findIndex(({ warehouseId }) => warehouseId === expected),
      1,
    )
  }
})

test('of equally near ones the smallest priority number ships, then the oldest', () => {
  const all = [warehouse('wh_3', 9, { priority: 2 }), warehouse('wh_2', 9), warehouse('wh_1', 9)]
  expect(ids(all, 1, AMMAN)).toEqual(['wh_1'])
  expect(ids([...all, warehouse('wh_4', 9, { priority: 0 })], 1, null)).toEqual(['wh_4'])
})

test('takes exactly what is wanted where there is enough, all there is otherwise, and from none more than it has', () => {
  const candidate = fc.record({
    warehouseId: fc.uuid(),
    free: fc.integer({ min: -2, max: 9 }),
    country: fc.constantFrom('JO', 'SA', null),
    region: fc.constantFrom('', 'Amman'),
    postalCode: fc.constantFrom('', '11118', '22110'),
    priority: fc.integer({ min: 1, max: 3 }),
  })
  fc.assert(
    fc.property(fc.uniqueArray(candidate, { selector: (one) => one.warehouseId }), fc.integer({ min: 0, max: 30 }), (all, quantity) => {
      const taken = chooseWarehouses(all, quantity, AMMAN)
      const free = new Map(all.map((one) => [one.warehouseId, Math.max(0, one.free)]))
      const total = [...free.values()].reduce((sum, units) => sum + units, 0)
      expect(taken.reduce((sum, one) => sum + one.quantity, 0)).toBe(Math.min(quantity, total))
      expect(taken.every((one) => one.quantity > 0 && one.quantity <= (free.get(one.warehouseId) ?? 0))).toBe(true)
      const hasAll = all.some((one) => one.free >= quantity)
      if (quantity > 0 && hasAll) expect(taken).toHaveLength(1)
    }),
  )
})
