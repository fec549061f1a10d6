/** What stands where on a board, and where a card goes from there. No screen, no clock. */
import type { Tone } from '../ui/badge.tsx'

export type BoardCard = { id: string }

export type BoardColumn<Card extends BoardCard> = {
  id: string
  title: string
  cards: readonly Card[]
  /** How many there are, where not all of them are loaded. */
  count?: number
  /** What they come to, worded: an amount of money, hours. */
  sum?: string
  /** More cards than this are too much work at once; the column says so and takes them all the same. */
  limit?: number
  tone?: Tone
  /** Begins as a narrow strip: what is over and done. */
  folded?: boolean
}

/** `index` counts the cards of the column without the one that moves. */
export type Place = { column: string; index: number }

export type Move<Card extends BoardCard> = {
  card: Card
  from: string
  to: string
  /** The card it comes right after; null at the head. */
  afterId: string | null
  /** The card it comes right before; null at the end. */
  beforeId: string | null
}

type Columns<Card extends BoardCard> = readonly BoardColumn<Card>[]

export function placeOf<Card extends BoardCard>(columns: Columns<Card>, id: string): Place | null {
  for (const { id: column, cards } of columns) {
    const index = cards.findIndex((card) => card.id === id)
    if (index >= 0) return { column, index }
  }
  return null
}

export function cardOf<Card extends BoardCard>(columns: Columns<Card>, id: string): Card | null {
  return columns.flatMap(({ cards }) => cards).find((card) => card.id === id) ?? null
}

/** The board with a card put somewhere else. Columns it does not touch stay the same objects. */
export function put<Card extends BoardCard>(columns: Columns<Card>, card: Card, { column, index }: Place): BoardColumn<Card>[] {
  return columns.map((old) => {
    const rest = old.cards.filter(({ id }) => id !== card.id)
    if (old.id === column) return { ...old, cards: rest.toSpliced(index, 0, card), ...counted(old, rest.length + 1) }
    return rest.length === old.cards.length ? old : { ...old, cards: rest, ...counted(old, rest.length) }
  })
}

function counted<Card extends BoardCard>({ count, cards }: BoardColumn<Card>, now: number): { count?: number } {
  return count === undefined ? {} : { count: count + now - cards.length }
}

export function moveTo<Card extends BoardCard>(columns: Columns<Card>, card: Card, place: Place): Move<Card> {
  const from = placeOf(columns, card.id)?.column ?? place.column
  const rest = columns.find(({ id }) => id === place.column)?.cards.filter(({ id }) => id !== card.id) ?? []
  return { card, from, to: place.column, afterId: rest[place.index - 1]?.id ?? null, beforeId: rest[place.index]?.id ?? null }
}

/** A move upon a board that may have changed meanwhile: the card goes to its neighbours, wherever they stand now. */
export function applyMove<Card extends BoardCard>(columns: Columns<Card>, { card, to, afterId, beforeId }: Move<Card>): Columns<Card> {
  const known = cardOf(columns, card.id)
  const target = columns.find(({ id }) => id === to)
  if (!known || !target) return columns
  const rest = target.cards.filter(({ id }) => id !== card.id).map(({ id }) => id)
  const before = beforeId === null ? -1 : rest.indexOf(beforeId)
  const after = afterId === null ? -1 : rest.indexOf(afterId)
  const index = after >= 0 ? after + 1 : before >= 0 ? before : afterId === null ? 0 : rest.length
  return put(columns, known, { column: to, index })
}

export type Step = 'up' | 'down' | 'previous' | 'next' | 'first' | 'last'

/** Where a lifted card is after one step; the same place when there is nothing further. */
export function stepFrom<Card extends BoardCard>(columns: Columns<Card>, id: string, place: Place, step: Step): Place {
  const at = columns.findIndex((column) => column.id === place.column)
  const room = (column: BoardColumn<Card> | undefined) => column?.cards.filter((card) => card.id !== id).length ?? 0
  const last = room(columns[at])
  if (step === 'up') return { ...place, index: Math.max(0, place.index - 1) }
  if (step === 'down') return { ...place, index: Math.min(last, place.index + 1) }
  if (step === 'first') return { ...place, index: 0 }
  if (step === 'last') return { ...place, index: last }
  const next = columns[step === 'next' ? at + 1 : at - 1]
  return next ? { column: next.id, index: Math.min(place.index, room(next)) } : place
}

const STEPS: Readonly<Record<string, Step>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' }

/** What a key means on a board that is read in this direction. */
export function stepOf(key: string, direction: 'ltr' | 'rtl'): Step | null {
  if (key === 'ArrowRight') return direction === 'ltr' ? 'next' : 'previous'
  if (key === 'ArrowLeft') return direction === 'ltr' ? 'previous' : 'next'
  return STEPS[key] ?? null
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.column === other.column && one.index === other.index
}
