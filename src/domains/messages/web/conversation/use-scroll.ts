/** Where the reader is in a conversation: opening position, staying at the end, and keeping the place while older messages arrive. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR_END_PX = 48
const NEAR_START_PX = 400

type Options = {
  box: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  /** Changes with the first and the last message. */
  firstKey: string
  lastKey: string
  /** False until the newest messages have been asked for. */
  ready: boolean
  /** The element to open at, if it is there; else the end. */
  openAt: string
  hasBefore: boolean
  hasAfter: boolean
  onBefore: () => Promise<void>
  onAfter: () => Promise<void>
}

export function useScroll({ box, content, firstKey, lastKey, ready, openAt, hasBefore, hasAfter, onBefore, onAfter }: Options) {
  const [atEnd, setAtEnd] = useState(true)
  /** Until the reader moves, the opening position is kept while messages and pictures arrive. */
  const opening = useRef(true)
  const following = useRef(true)
  const loading = useRef(false)
  const before = useRef({ firstKey, height: 0, top: 0 })

  const toEnd = useCallback(() => {
    const { current } = box
    if (current) current.scrollTop = current.scrollHeight
  }, [box])

  const toOpening = useCallback(() => {
    const place = document.getElementById(openAt)
    const { current } = box
    if (!current) return
    if (!place) return toEnd()
    const offset = place.getBoundingClientRect().top - current.getBoundingClientRect().top
    current.scrollTop += offset - current.clientHeight / 4
  }, [box, openAt, toEnd])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changed
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    if (opening.current) toOpening()
    else if (before.current.firstKey !== firstKey && before.current.height > 0) {
      current.scrollTop = before.current.top + current.scrollHeight - before.current.height
    } else if (following.current) toEnd()
    before.current = { firstKey, height: current.scrollHeight, top: current.scrollTop }
  }, [firstKey, lastKey, ready])

  const look = useCallback(() => {
    const { current } = box
    if (!current) return
    const { scrollTop, scrollHeight, clientHeight } = current
    const left = scrollHeight - scrollTop - clientHeight
    following.current = left < NEAR_END_PX && !hasAfter
    setAtEnd(following.current)
    before.current = { ...before.current, height: scrollHeight, top: scrollTop }
    if (loading.current || !ready) return
    const load = hasBefore && scrollTop < NEAR_START_PX ? onBefore : hasAfter && left < NEAR_START_PX ? onAfter : null
    if (!load) return
    loading.current = true
    void load()
      .catch(() => undefined)
      .finally(() => {
        loading.current = false
      })
  }, [box, hasBefore, hasAfter, onBefore, onAfter, ready])

  useEffect(() => {
    const { current: outer } = box
    const { current: inner } = content
    if (!outer || !inner) return
    const moved = () => {
      opening.current = false
    }
    // Pictures, the keyboard of a phone and a growing composer change the heights.
    const sizes = new ResizeObserver(() => {
      if (opening.current) toOpening()
      else if (following.current) toEnd()
      look()
    })
    sizes.observe(outer)
    sizes.observe(inner)
    for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) outer.addEventListener(event, moved, { passive: true })
    outer.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      for (const event of ['wheel', 'touchmove', 'keydown', 'pointerdown']) outer.removeEventListener(event, moved)
      outer.removeEventListener('scroll', look)
    }
  }, [box, content, look, toEnd, toOpening])

  return {
    atEnd: atEnd && !hasAfter,
    toEnd() {
      opening.current = false
      following.current = true
      toEnd()
      look()
    },
    /** Scrolls to an element in the middle of the view. */
    toPlace(id: string) {
      opening.current = false
      following.current = false
      document.getElementById(id)?.scrollIntoView({ block: 'center' })
    },
  }
}
