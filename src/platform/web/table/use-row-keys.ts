/**
 * Keyboard control of rows: one row is a Tab stop; arrows, J and K, Home and End move; Enter opens; X and Space select, with Shift a range;
 * Escape clears the selection; a period moves to the bar of bulk actions. Controls inside a row keep their own keys.
 */
import { type KeyboardEvent, useRef, useState } from 'react'

type Options = {
  ids: readonly string[]
  open?: (id: string) => void
  toggle?: (id: string, range: boolean) => void
  clear?: () => void
  /** Moves the focus to the bulk actions; without a selection there are none. */
  toActions?: () => void
}

export function useRowKeys({ ids, open, toggle, clear, toActions }: Options) {
  const [current, setCurrent] = useState<string | null>(null)
  const elements = useRef(new Map<string, HTMLElement>())
  const stop = current !== null && ids.includes(current) ? current : ids[0]

  function go(id: string | undefined) {
    if (id === undefined) return
    setCurrent(id)
    const element = elements.current.get(id)
    element?.focus()
    element?.scrollIntoView({ block: 'nearest' })
  }

  function onKeyDown(event: KeyboardEvent, id: string) {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const onRow = event.target === event.currentTarget
    const at = ids.indexOf(id)
    const acts: [string, boolean, (() => void) | undefined][] = [
      ['j', true, () => go(ids[at + 1])],
      ['k', true, () => go(ids[at - 1])],
      ['x', true, toggle && (() => toggle(id, event.shiftKey))],
      ['Escape', true, clear],
      ['.', true, toActions],
      ['ArrowDown', onRow, () => step(at, 1, event.shiftKey)],
      ['ArrowUp', onRow, () => step(at, -1, event.shiftKey)],
      ['Home', onRow, () => go(ids[0])],
      ['End', onRow, () => go(ids.at(-1))],
      ['Enter', onRow, open && (() => open(id))],
      [' ', onRow, toggle && (() => toggle(id, event.shiftKey))],
    ]
    const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const act = acts.find(([key, here, does]) => key === pressed && here && does)?.[2]
    if (!act) return
    event.preventDefault()
    act()
  }

  function step(at: number, way: 1 | -1, selecting: boolean) {
    const next = ids[at + way]
    if (next !== undefined && selecting) toggle?.(next, false)
    go(next)
  }

  return {
    rowProps: (id: string) => ({
      tabIndex: id === stop ? 0 : -1,
      ref: (element: HTMLElement | null) => {
        if (element) elements.current.set(id, element)
        return () => {
          elements.current.delete(id)
        }
      },
      onFocus: () => setCurrent(id),
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, id),
    }),
  }
}

/** Whether the target is a text field. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('textarea, select, [contenteditable], input:not([type=checkbox], [type=radio])') !== null
  )
}
