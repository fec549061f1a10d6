/** State of a board: the lifted card, moves that are being saved, and screen reader messages. */
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../failure.ts'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { toast } from '../ui/toast-store.ts'
import {
  applyMove,
  type BoardCard,
  type BoardColumn,
  createMove,
  findCard,
  findPlace,
  isSamePlace,
  type Move,
  type Place,
  placeCard,
} from './board.ts'

export type BoardOptions<Card extends BoardCard> = {
  columns: readonly BoardColumn<Card>[]
  /** The name of a card in messages. */
  nameOf: (card: Card) => string
  /**
   * Saves a move. The card is shown at its new place at once; on an error it moves back and a toast shows the message, with the
   * translations of `words`. Must settle after `columns` contains the new board. An AbortError moves the card back silently: the user
   * canceled.
   */
  onMove: (move: Move<Card>) => Promise<unknown>
  /** The reason why a card can't be moved there; null when it can. */
  refuses?: ((card: Card, to: string) => string | null) | undefined
  words: string
}

export type Lifted<Card> = { card: Card; by: 'keys' | 'pointer'; from: Place; place: Place; refusal: string | null }

export function useBoard<Card extends BoardCard>({ columns, nameOf, onMove, refuses, words }: BoardOptions<Card>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [pending, setPending] = useState<readonly Move<Card>[]>([])
  const [lifted, setLifted] = useState<Lifted<Card> | null>(null)
  const [said, setSaid] = useState('')
  const settled = pending.reduce<readonly BoardColumn<Card>[]>(applyMove, columns)
  const shown = lifted ? placeCard(settled, lifted.card, lifted.place) : settled
  // Drag listeners outlive a render.
  const now = useRef({ settled, lifted })
  now.current = { settled, lifted }

  const titleOf = (id: string) => columns.find((column) => column.id === id)?.title ?? ''
  const spoken = (card: Card, { column, index }: Place) => {
    const target = now.current.settled.find(({ id }) => id === column)
    const others = target?.cards.filter(({ id }) => id !== card.id).length ?? 0
    const number = (value: number) => formatNumber(value, locale)
    return { name: nameOf(card), column: titleOf(column), position: number(index + 1), count: number(others + 1) }
  }
  const set = (next: Lifted<Card> | null) => {
    now.current.lifted = next
    setLifted(next)
  }

  async function send(card: Card, place: Place): Promise<void> {
    const move = createMove(now.current.settled, card, place)
    setPending((before) => [...before, move])
    try {
      await onMove(move)
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        const description = failureText(t, error, words)
        toast({ variant: 'destructive', title: t('platform.kanban.failed', { name: nameOf(card) }), description })
      }
    } finally {
      setPending((before) => before.filter((other) => other !== move))
    }
  }

  function cancel(): void {
    const { lifted: held } = now.current
    if (!held) return
    set(null)
    setSaid(t('platform.kanban.cancelled', spoken(held.card, held.from)))
  }

  return {
    shown,
    lifted,
    said,
    isPending: (id: string) => pending.some(({ card }) => card.id === id),
    lift(id: string, by: Lifted<Card>['by']): boolean {
      const from = findPlace(now.current.settled, id)
      const card = findCard(now.current.settled, id)
      if (!from || !card) return false
      set({ card, by, from, place: from, refusal: null })
      setSaid(t('platform.kanban.lifted', spoken(card, from)))
      return true
    },
    over(place: Place): void {
      const { lifted: held } = now.current
      if (!held || isSamePlace(held.place, place)) return
      const refusal = place.column === held.from.column ? null : (refuses?.(held.card, place.column) ?? null)
      set({ ...held, place, refusal })
      setSaid(refusal ?? t('platform.kanban.over', spoken(held.card, place)))
    },
    drop(): void {
      const { lifted: held } = now.current
      if (!held) return
      if (held.refusal !== null) {
        toast({ title: t('platform.kanban.refused', { name: nameOf(held.card) }), description: held.refusal })
        cancel()
        return
      }
      set(null)
      setSaid(t('platform.kanban.dropped', spoken(held.card, held.place)))
      if (!isSamePlace(held.from, held.place)) void send(held.card, held.place)
    },
    cancel,
    /** Moves a card from its menu, without dragging. */
    moveAtOnce(card: Card, place: Place): void {
      setSaid(t('platform.kanban.dropped', spoken(card, place)))
      void send(card, place)
    },
  }
}
