import { expect, test } from 'vitest'
import { readScanned } from '#platform/web/scan/match-code.ts'
import type { PickOrder } from '../../contract.ts'
import {
  addPicked,
  findToPick,
  isDone,
  NOTHING_PICKED,
  type PickedDraft,
  pickState,
  readPicked,
  takeBackPick,
  toPick,
  toPicks,
  withoutOrder,
} from './picked.rules.ts'

const variant = (id: string) => ({
  id,
  sku: id.toUpperCase(),
  gtin: null,
  options: '',
  product: { id: `prod_${id}`, name: id, image: null },
})
const order = (id: string, lines: [variantId: string, open: number, picked: number][]) =>
  ({
    key: `order:${id}`,
    reference: { type: 'order', id, href: null },
    title: id,
    since: '2026-11-25T00:00:00Z',
    lines: lines.map(([variantId, open, picked]) => ({ variant: variant(variantId), open, picked, short: 0, reason: null })),
  }) as unknown as PickOrder

const orders = [
  order('one', [
    ['mug', 2, 0],
    ['bowl', 1, 1],
  ]),
  order('two', [['mug', 1, 0]]),
]
const lines = toPick(orders, [])
const scan = (draft: PickedDraft, code: string): PickedDraft => {
  const [line] = findToPick(lines, readScanned(code), draft)
  return line ? addPicked(draft, line) : draft
}

test('orders are picked together by SKU, and a code fills one order after the other', () => {
  expect(lines.map(({ id, left }) => [id, left])).toEqual([
    ['order:one bowl', 0],
    ['order:one mug', 2],
    ['order:two mug', 1],
  ])
  const draft = ['MUG', 'mug', 'MUG'].reduce(scan, NOTHING_PICKED)
  expect(draft.quantities).toEqual({ 'order:one mug': 2, 'order:two mug': 1 })
  expect(toPicks(lines, draft, 'wh').map(({ referenceId, lines }) => [referenceId, lines])).toEqual([
    ['one', [{ variantId: 'mug', picked: 2 }]],
    ['two', [{ variantId: 'mug', picked: 1 }]],
  ])
})

test('one more than is left is too many, and nothing is sent in silence', () => {
  const draft = ['mug', 'mug', 'mug', 'mug'].reduce(scan, NOTHING_PICKED)
  expect(draft.quantities['order:one mug']).toBe(3)
  expect(pickState({ left: 2 }, 3)).toBe('tooMany')
  expect([null, 0, 1, 2, 'x', 1.5].map((typed) => pickState({ left: 2 }, typed))).toEqual(['none', 'none', 'some', 'all', 'wrong', 'wrong'])
})

test('a short line says how many of it are not there', () => {
  const draft: PickedDraft = { quantities: { 'order:one mug': 1 }, shorts: { 'order:one mug': 'damaged', 'order:one bowl': 'missing' } }
  expect(toPicks(lines, draft, 'wh')).toEqual([
    {
      warehouseId: 'wh',
      referenceType: 'order',
      referenceId: 'one',
      lines: [{ variantId: 'mug', picked: 1, short: { quantity: 1, reason: 'damaged' } }],
    },
  ])
})

test('what waits on this device is not left to pick, and comes back when it is rejected', () => {
  const draft: PickedDraft = { quantities: { 'order:one mug': 1, 'order:two mug': 1 }, shorts: { 'order:one mug': 'missing' } }
  const [sent] = toPicks(lines, draft, 'wh')
  if (!sent) throw new Error('no pick was sent')
  expect(toPick(orders, [sent]).find(({ id }) => id === 'order:one mug')).toMatchObject({ left: 1, waiting: 1 })
  const rest = withoutOrder(draft, 'order:one')
  expect(rest).toEqual({ quantities: { 'order:two mug': 1 }, shorts: {} })
  expect(takeBackPick(rest, sent)).toEqual(draft)
})

test('an order is done once all of it is picked', () => {
  expect([isDone(order('x', [['mug', 2, 2]])), isDone(order('x', [['mug', 2, 1]]))]).toEqual([true, false])
})

test('a draft is read back from this device; what is unreadable is nothing', () => {
  const draft: PickedDraft = { quantities: { a: 1 }, shorts: {} }
  expect([JSON.stringify(draft), '', '{', '[1]'].map(readPicked)).toEqual([draft, NOTHING_PICKED, NOTHING_PICKED, NOTHING_PICKED])
})
