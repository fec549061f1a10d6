/** Dragging: a mouse starts it after a short movement, a finger with a long press. */
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import type { Place } from './board.ts'
import { placeUnder, pullAlong } from './under-pointer.ts'

const MOVED_PX = 5
const SLIPPED_PX = 10
const LONG_PRESS_MS = 320

export type Drag = {
  onLift(id: string): boolean
  onOver(place: Place): void
  onDrop(): void
  onCancel(): void
}

type Press = { id: string; x: number; y: number; touch: boolean; lifted: boolean; offset: { x: number; y: number } }

/** `shadow`: the element that follows the pointer. It is rendered while a card is lifted; this hook positions it. */
export function useDrag(board: RefObject<HTMLElement | null>, shadow: RefObject<HTMLElement | null>, drag: Drag) {
  const latest = useRef(drag)
  latest.current = drag
  const press = useRef<Press | null>(null)
  const stop = useRef<() => void>(() => undefined)

  useEffect(() => () => stop.current(), [])

  // Only a non-passive listener that exists before the touch starts can keep the page from scrolling under a lifted card.
  useEffect(() => {
    const watched = board.current
    const refuse = (event: TouchEvent) => press.current?.lifted && event.cancelable && event.preventDefault()
    watched?.addEventListener('touchmove', refuse, { passive: false })
    return () => watched?.removeEventListener('touchmove', refuse)
  }, [board])

  function begin(event: PointerEvent<HTMLElement>) {
    const target = event.target as Element
    const card = target.closest<HTMLElement>('[data-card]')
    const id = card?.dataset['card']
    if (!card || id === undefined || event.button !== 0 || press.current) return
    const control = target.closest('button, input, select, textarea, label, [role="menu"]')
    if (control && !control.hasAttribute('data-grip')) return
    const { left, top } = card.getBoundingClientRect()
    const touch = event.pointerType !== 'mouse'
    const started: Press = {
      id,
      touch,
      x: event.clientX,
      y: event.clientY,
      lifted: false,
      offset: { x: event.clientX - left, y: event.clientY - top },
    }
    press.current = started
    const timer = touch ? setTimeout(() => lift(started), LONG_PRESS_MS) : undefined
    const ends = listen(started)
    stop.current = () => {
      clearTimeout(timer)
      ends()
      press.current = null
      stop.current = () => undefined
    }
  }

  function lift(started: Press) {
    if (!latest.current.onLift(started.id)) return stop.current()
    started.lifted = true
    if (started.touch) navigator.vibrate?.(10)
    follow(started)
    requestAnimationFrame(() => place(started))
  }

  /** While a card is lifted, scrolls the board at its edges and updates the place under the pointer. */
  function follow(started: Press) {
    if (press.current !== started || !board.current) return
    pullAlong(board.current, started.x, started.y)
    const under = placeUnder(board.current, started.x, started.y)
    if (under) latest.current.onOver(under)
    requestAnimationFrame(() => follow(started))
  }

  function place({ x, y, offset }: Press) {
    if (shadow.current) shadow.current.style.transform = `translate(${x - offset.x}px, ${y - offset.y}px) rotate(1.5deg)`
  }

  function listen(started: Press): () => void {
    const off = new AbortController()
    const on = <Name extends keyof DocumentEventMap>(name: Name, hear: (event: DocumentEventMap[Name]) => void) =>
      document.addEventListener(name, hear, { signal: off.signal })

    on('pointermove', (event) => {
      const far = Math.hypot(event.clientX - started.x, event.clientY - started.y)
      if (started.lifted || !started.touch) {
        if (!started.lifted && far < MOVED_PX) return
        started.x = event.clientX
        started.y = event.clientY
        if (!started.lifted) return lift(started)
        return place(started)
      }
      // A finger that moves at once scrolls the page.
      if (far > SLIPPED_PX) stop.current()
    })
    on('pointerup', () => {
      const { lifted } = started
      stop.current()
      if (!lifted) return
      swallowClick()
      latest.current.onDrop()
    })
    on('pointercancel', () => give())
    on('keydown', (event) => {
      if (event.key !== 'Escape' || !started.lifted) return
      event.stopPropagation()
      give()
    })
    on('selectstart', (event) => event.preventDefault())
    on('contextmenu', (event) => started.touch && event.preventDefault())
    return () => off.abort()

    function give() {
      const { lifted } = started
      stop.current()
      if (lifted) latest.current.onCancel()
    }
  }

  return begin
}

/** Suppresses the click event at the end of a drag. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }))
}
