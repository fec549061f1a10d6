/** Positions of cards on a board, and moves between them. Pure: no DOM, no clock. */
import type { Tone } from '../ui/badge.tsx'

export type BoardCard = { id: string }

export type BoardColumn<Card extends BoardCard> = {
  id: string
  title: string
  cards: readonly Card[]
  /** The total number of cards, when not all are loaded. */
  count?: number
  /** The formatted total: an amount of money, hours. */
  sum?: string
  /** The work-in-progress limit; the column shows when it is exceeded but still accepts cards. */
  limit?: number
  tone?: Tone
  /** Starts collapsed, for finished work. */
  folded?: boolean
}

/** `index` doesn't count the card that is moved. */
export type Place = { column: string; index: number }

export type Move<Card extends BoardCard> = {
  card: Card
  from: string
  to: string
  /** The card before the new position; null at the top. */
  afterId: string | null
  /** The card after the new position; null at the bottom. */
  beforeId: string | null
}

type Columns<Card extends BoardCard> = readonly BoardColumn<Card>[]

export function findPlace<Card extends BoardCard>(columns: Columns<Card>, id: string): Place | null {
  for (const { id: column, cards } of columns) {
    const index = cards.findIndex((card) => card.id === id)
    if (index >= 0) return { column, index }
  }
  return null
}

export function findCard<Card extends BoardCard>(columns: Columns<Card>, id: string): Card | null {
  return columns.flatMap(({ cards }) => cards).find((card) => card.id === id) ?? null
}

/** Returns the board with a card at another place. Unchanged columns stay the same objects. */
export function placeCard<Card extends BoardCard>(columns: Columns<Card>, card: Card, { column, index }: Place): BoardColumn<Card>[] {
  return columns.map((old) => {
    const rest = old.cards.filter(({ id }) => id !== card.id)
    if (old.id === column) return { ...old, cards: rest.toSpliced(index, 0, card), ...updatedCount(old, rest.length + 1) }
    return rest.length === old.cards.length ? old : { ...old, cards: rest, ...updatedCount(old, rest.length) }
  })
}

function updatedCount<Card extends BoardCard>({ count, cards }: BoardColumn<Card>, now: number): { count?: number } {
  return count === undefined ? {} : { count: count + now - cards.length }
}

export function createMove<Card extends BoardCard>(columns: Columns<Card>, card: Card, place: Place): Move<Card> {
  const from = findPlace(columns, card.id)?.column ?? place.column
  const rest = columns.find(({ id }) => id === place.column)?.cards.filter(({ id }) => id !== card.id) ?? []
  return { card, from, to: place.column, afterId: rest[place.index - 1]?.id ?? null, beforeId: rest[place.index]?.id ?? null }
}

/** Applies a move to a board that may have changed since: the card goes next to its neighbors, wherever they are now. */
export function applyMove<Card extends BoardCard>(columns: Columns<Card>, { card, to, afterId, beforeId }: Move<Card>): Columns<Card> {
  const known = findCard(columns, card.id)
  const target = columns.find(({ id }) => id === to)
  if (!known || !target) return columns
  const rest = target.cards.filter(({ id }) => id !== card.id).map(({ id }) => id)
  const before = beforeId === null ? -1 : rest.indexOf(beforeId)
  const after = afterId === null ? -1 : rest.indexOf(afterId)
  const index = after >= 0 ? after + 1 : before >= 0 ? before : afterId === null ? 0 : rest.length
  return placeCard(columns, known, { column: to, index })
}

export type Step = 'up' | 'down' | 'previous' | 'next' | 'first' | 'last'

/** The place of a lifted card after one step; unchanged at the edge of the board. */
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

/** The step of a key, depending on the reading direction. */
export function stepForKey(key: string, direction: 'ltr' | 'rtl'): Step | null {
  if (key === 'ArrowRight') return direction === 'ltr' ? 'next' : 'previous'
  if (key === 'ArrowLeft') return direction === 'ltr' ? 'previous' : 'next'
  return STEPS[key] ?? null
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.column === other.column && one.index === other.index
}
