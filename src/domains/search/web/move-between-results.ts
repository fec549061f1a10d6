import type { KeyboardEvent } from 'react'

/** Marks a link of the results for the arrow keys. */
export const RESULT = { 'data-result': '' }

/** The arrow keys move the focus from the search field through the results and back. */
export function moveBetweenResults(event: KeyboardEvent, area: HTMLElement | null): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const places = [...(area?.querySelectorAll<HTMLElement>('input[type="search"], [data-result]') ?? [])]
  const at = places.indexOf(document.activeElement as HTMLElement)
  const next = places[event.key === 'ArrowDown' ? at + 1 : at - 1]
  if (at === -1 || !next) return
  event.preventDefault()
  next.focus()
}
