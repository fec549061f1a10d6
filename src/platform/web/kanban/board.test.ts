import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyMove, type BoardColumn, createMove, findPlace, placeCard, stepForKey, stepFrom } from './board.ts'
import { edgePull } from './under-pointer.ts'

type Deal = { id: string }

const column = (id: string, ...cards: string[]): BoardColumn<Deal> => ({ id, title: id, cards: cards.map((card) => ({ id: card })) })
const BOARD = [column('new', 'a', 'b', 'c'), column('offer', 'd'), column('won')]
const layout = (columns: readonly BoardColumn<Deal>[]) =>
  columns.map(({ id, cards }) => `${id}: ${cards.map((card) => card.id).join(' ')}`.trim())
const card = (id: string) => ({ id })

describe('a card', () => {
  it('moves to another column and reports its neighbors', () => {
    expect(layout(placeCard(BOARD, card('b'), { column: 'offer', index: 0 }))).toEqual(['new: a c', 'offer: b d', 'won:'])
    expect(createMove(BOARD, card('b'), { column: 'offer', index: 1 })).toMatchObject({
      from: 'new',
      to: 'offer',
      afterId: 'd',
      beforeId: null,
    })
    expect(createMove(BOARD, card('a'), { column: 'new', index: 1 })).toMatchObject({ from: 'new', to: 'new', afterId: 'b', beforeId: 'c' })
    expect(createMove(BOARD, card('a'), { column: 'won', index: 0 })).toMatchObject({ afterId: null, beforeId: null })
  })

  it('updates the column counts, also when not all cards are loaded', () => {
    const many = [{ ...column('new', 'a', 'b'), count: 40 }, column('won')]
    expect(placeCard(many, card('a'), { column: 'won', index: 0 }).map(({ count }) => count)).toEqual([39, undefined])
  })

  it('finds its neighbors on a board that others have changed', () => {
    const move = createMove(BOARD, card('d'), { column: 'new', index: 1 })
    expect(layout(applyMove([column('new', 'x', 'b', 'a'), column('offer', 'd'), column('won')], move))[0]).toBe('new: x b a d')
    expect(layout(applyMove([column('new', 'x', 'b'), column('offer', 'd'), column('won')], move))[0]).toBe('new: x d b')
    expect(layout(applyMove([column('new', 'x'), column('offer', 'd'), column('won')], move))[0]).toBe('new: x d')
    expect(layout(applyMove([column('new', 'x'), column('offer'), column('won')], move))).toEqual(['new: x', 'offer:', 'won:'])
  })

  it('lands exactly where it was dropped', () => {
    const place = fc.record({ column: fc.constantFrom('new', 'offer', 'won'), index: fc.nat({ max: 3 }) })
    fc.assert(
      fc.property(fc.constantFrom('a', 'b', 'c', 'd'), place, (id, goal) => {
        const room = BOARD.find((other) => other.id === goal.column)?.cards.filter((other) => other.id !== id).length ?? 0
        const there = { ...goal, index: Math.min(goal.index, room) }
        expect(findPlace(applyMove(BOARD, createMove(BOARD, card(id), there)), id)).toEqual(there)
      }),
    )
  })

  it('moves one step at a time within the board', () => {
    const from = { column: 'new', index: 1 }
    expect(stepFrom(BOARD, 'b', from, 'up')).toEqual({ column: 'new', index: 0 })
    expect(stepFrom(BOARD, 'b', { column: 'new', index: 2 }, 'down')).toEqual({ column: 'new', index: 2 })
    expect(stepFrom(BOARD, 'b', from, 'next')).toEqual({ column: 'offer', index: 1 })
    expect(stepFrom(BOARD, 'b', from, 'previous')).toEqual(from)
    expect(stepFrom(BOARD, 'b', from, 'last')).toEqual({ column: 'new', index: 2 })
  })
})

it('arrow keys follow the reading direction', () => {
  expect([
    stepForKey('ArrowRight', 'ltr'),
    stepForKey('ArrowRight', 'rtl'),
    stepForKey('ArrowLeft', 'rtl'),
    stepForKey('x', 'ltr'),
  ]).toEqual(['next', 'previous', 'next', null])
})

it('a board scrolls at its edges, faster farther out', () => {
  expect(edgePull(500, 0, 1000)).toBe(0)
  expect(edgePull(40, 0, 1000)).toBeLessThan(0)
  expect(edgePull(990, 0, 1000)).toBeGreaterThan(edgePull(960, 0, 1000))
  expect(edgePull(-200, 0, 1000)).toBe(-18)
})
