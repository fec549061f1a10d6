import { expect, test } from 'vitest'
import { arrange, hideCard, moveCard, numbersAlone, showCard, UNARRANGED } from './arrangement.rules.ts'

const cards = [
  { key: 'cart', position: 30 },
  { key: 'orders', position: 10 },
  { key: 'stock', position: 20 },
]
const keysOf = (arrangement: Parameters<typeof arrange>[1], among = cards) => {
  const { shown, hidden } = arrange(among, arrangement)
  return [shown.map(({ key }) => key), hidden.map(({ key }) => key)]
}

test('cards begin in the order of their positions', () => {
  expect(keysOf(UNARRANGED)).toEqual([['orders', 'stock', 'cart'], []])
})

test('a moved card takes the place of another, and stays inside the list', () => {
  const shown = ['orders', 'stock', 'cart']
  expect(keysOf(moveCard(UNARRANGED, shown, 'cart', 0))[0]).toEqual(['cart', 'orders', 'stock'])
  expect(keysOf(moveCard(UNARRANGED, shown, 'orders', 1))[0]).toEqual(['stock', 'orders', 'cart'])
  expect(keysOf(moveCard(UNARRANGED, shown, 'orders', 99))[0]).toEqual(['stock', 'cart', 'orders'])
  expect(keysOf(moveCard(UNARRANGED, shown, 'stock', -1))[0]).toEqual(['stock', 'orders', 'cart'])
})

test('a hidden card is listed as hidden, and comes back to its place', () => {
  const hidden = hideCard(hideCard(UNARRANGED, 'stock'), 'stock')
  expect(keysOf(hidden)).toEqual([['orders', 'cart'], ['stock']])
  expect(keysOf(showCard(hidden, 'stock'))).toEqual([['orders', 'stock', 'cart'], []])
})

test('a card that is new joins the arrangement by its position, and one that is gone is ignored', () => {
  const arranged = moveCard(UNARRANGED, ['orders', 'stock', 'cart'], 'cart', 0)
  expect(keysOf(arranged, [...cards, { key: 'messages', position: 15 }])[0]).toEqual(['cart', 'orders', 'messages', 'stock'])
  expect(keysOf(arranged, cards.slice(0, 2))[0]).toEqual(['cart', 'orders'])
})

test('a number without another one beside it is alone in its row of two', () => {
  const alone = (...widths: string[]) => [...numbersAlone(widths.map((width, index) => ({ key: `${index}`, width })))]
  expect(alone('number', 'full')).toEqual(['0'])
  expect(alone('number', 'number', 'full', 'number', 'number', 'number')).toEqual(['5'])
  expect(alone('full', 'number', 'small', 'number')).toEqual(['1', '3'])
  expect(alone('number', 'number')).toEqual([])
})
