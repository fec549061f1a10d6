/** A board of columns with cards, moved by mouse, finger, keyboard or a menu. */
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { textDirection } from '#platform/shared/language.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { classes } from '../ui/classes.ts'
import { type BoardCard, findPlace, isSamePlace, type Step, stepForKey, stepFrom } from './board.ts'
import { type CardActions, KanbanCard } from './kanban-card.tsx'
import { KanbanColumn } from './kanban-column.tsx'
import { type BoardOptions, useBoard } from './use-board.ts'
import { useDrag } from './use-drag.ts'

type Props<Card extends BoardCard> = BoardOptions<Card> & {
  /** The accessible name of the board. */
  label: string
  /** Renders a card. Its first link opens the record. */
  draw: (card: Card) => ReactNode
  onAdd?: (column: string) => void
  /** Loads more cards of a column whose `count` is higher. */
  onMore?: (column: string) => void
}

export function Kanban<Card extends BoardCard>({ label, draw, onAdd, onMore, ...options }: Props<Card>) {
  const { t } = useTranslation()
  const direction = textDirection(useLanguage())
  const board = useBoard(options)
  const { shown, lifted } = board
  const [folded, setFolded] = useState(() => new Set(options.columns.filter((column) => column.folded).map(({ id }) => id)))
  const frame = useRef<HTMLElement>(null)
  const shadow = useRef<HTMLDivElement>(null)
  /** The card whose handle gets the focus after its move. */
  const focusOn = useRef<string | null>(null)
  const instructions = useId()

  useLayoutEffect(() => {
    const id = focusOn.current
    const grip = id === null ? null : frame.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"] [data-grip]`)
    if (!grip) return
    if (!lifted) focusOn.current = null
    grip.focus({ preventScroll: true })
    grip.closest('[data-card]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  const press = useDrag(frame, shadow, {
    onLift: (id) => board.lift(id, 'pointer'),
    onOver: board.over,
    onDrop: () => board.drop(),
    onCancel: board.cancel,
  })

  function hear(event: KeyboardEvent<HTMLElement>, card: Card) {
    const held = lifted?.card.id === card.id && lifted.by === 'keys' ? lifted : null
    const step = stepForKey(event.key, direction)
    const { key } = event
    if (key !== ' ' && !step && !(held && (key === 'Escape' || key === 'Enter' || key === 'Tab'))) return
    event.preventDefault()
    if (key === 'Escape') event.stopPropagation()
    if (!held) {
      if (step && event.altKey) moveStep(step, card)
      else if (key === ' ') board.lift(card.id, 'keys')
      else if (step) lookAt(step, card)
      return
    }
    focusOn.current = card.id
    if (step) board.over(stepFrom(shown, card.id, held.place, step))
    else if (key === 'Escape') board.cancel()
    else if (key !== 'Tab') board.drop()
  }

  /** Alt and an arrow key move a card at once. */
  function moveStep(step: Step, card: Card) {
    const place = findPlace(shown, card.id)
    if (!place) return
    const goal = stepFrom(shown, card.id, place, step)
    if (isSamePlace(goal, place) || (goal.column !== place.column && options.refuses?.(card, goal.column))) return
    focusOn.current = card.id
    board.moveAtOnce(card, goal)
  }

  /** Without a lifted card, arrow keys move the focus between cards. */
  function lookAt(step: Step, card: Card) {
    const place = findPlace(shown, card.id)
    if (!place) return
    const rest = shown.map((column) => ({ ...column, cards: folded.has(column.id) ? [] : column.cards }))
    const goal = stepFrom(rest, '', place, step)
    const cards = rest.find(({ id }) => id === goal.column)?.cards ?? []
    const next = cards[Math.min(goal.index, cards.length - 1)]
    if (next) frame.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(next.id)}"] [data-grip]`)?.focus()
  }

  const heard = useRef({ hear, board, shown, options })
  heard.current = { hear, board, shown, options }
  const { nameOf } = options
  const actions = useMemo<CardActions<Card>>(
    () => ({
      nameOf,
      draw,
      onKey: (event, card) => heard.current.hear(event, card),
      onStep(card, step) {
        const place = findPlace(heard.current.shown, card.id)
        if (place) this.onPut(card, stepFrom(heard.current.shown, card.id, place, step))
      },
      onPut(card, place) {
        focusOn.current = card.id
        heard.current.board.moveAtOnce(card, place)
      },
      targetsFor: (card) =>
        heard.current.shown.map(({ id, title, cards }) => ({
          id,
          title,
          current: cards.includes(card),
          refusal: heard.current.options.refuses?.(card, id) ?? null,
        })),
    }),
    [nameOf, draw],
  )
  const fold = (id: string) =>
    setFolded((before) => (before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set(before).add(id)))

  return (
    <>
      <p id={instructions} className="sr-only">
        {t('platform.kanban.instructions')}
      </p>
      <p role="status" aria-live="assertive" className="sr-only">
        {board.said}
      </p>
      <section
        ref={frame}
        aria-label={label}
        onPointerDown={press}
        onDragStart={(event) => event.preventDefault()}
        className={classes(
          'relative flex h-full items-stretch gap-3 overflow-x-auto overscroll-x-contain scroll-smooth pb-3',
          !lifted && 'max-md:snap-x max-md:snap-mandatory',
          lifted?.by === 'pointer' && 'cursor-grabbing [&_*]:cursor-grabbing',
        )}
      >
        {shown.map((column) => {
          const over = lifted?.place.column === column.id
          return (
            <KanbanColumn
              key={column.id}
              column={column}
              folded={folded.has(column.id) && !(over && lifted.by === 'keys')}
              over={over}
              refusal={over ? lifted.refusal : null}
              onFold={() => fold(column.id)}
              onAdd={onAdd && (() => onAdd(column.id))}
              onMore={onMore && (() => onMore(column.id))}
            >
              {column.cards.map((card) => (
                <KanbanCard
                  key={card.id}
                  card={card}
                  lifted={lifted?.card.id === card.id}
                  pending={board.isPending(card.id)}
                  instructions={instructions}
                  actions={actions}
                />
              ))}
            </KanbanColumn>
          )
        })}
      </section>
      {lifted?.by === 'pointer' &&
        createPortal(
          <div
            ref={shadow}
            aria-hidden
            style={{ width: columnWidth(frame.current, lifted.card.id) }}
            className="pointer-events-none fixed top-0 left-0 z-60 rounded-md border border-primary bg-card p-3 shadow-lg"
          >
            {draw(lifted.card)}
          </div>,
          document.body,
        )}
    </>
  )
}

function columnWidth(board: HTMLElement | null, id: string): number | undefined {
  return board?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)?.offsetWidth
}
