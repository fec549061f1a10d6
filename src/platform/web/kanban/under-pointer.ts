/** Finds the place under a pointer, and scrolls the board when the pointer is at its edge. */
import type { Place } from './board.ts'

/**
 * The place for a dragged card: in the column under the pointer, or the nearest one, before the first card whose middle is below the
 * pointer.
 */
export function placeUnder(board: HTMLElement, x: number, y: number): Place | null {
  const column = nearestColumn(board, x)
  const id = column?.dataset['column']
  if (!column || id === undefined) return null
  const cards = [...column.querySelectorAll<HTMLElement>('[data-card]:not([data-lifted])')]
  const index = cards.findIndex((card) => {
    const { top, height } = card.getBoundingClientRect()
    return top + height / 2 > y
  })
  return { column: id, index: index < 0 ? cards.length : index }
}

function nearestColumn(board: HTMLElement, x: number): HTMLElement | undefined {
  const columns = [...board.querySelectorAll<HTMLElement>('[data-column]')]
  const distance = (column: HTMLElement) => {
    const { left, right } = column.getBoundingClientRect()
    return Math.max(left - x, x - right, 0)
  }
  return columns.sort((one, other) => distance(one) - distance(other))[0]
}

const EDGE_PX = 56
const FASTEST_PX = 18

/** The scroll distance for a pointer position: zero in the middle, faster toward the edge. */
export function edgePull(position: number, start: number, end: number): number {
  const edge = Math.min(EDGE_PX, (end - start) / 4)
  if (position < start + edge) return -FASTEST_PX * Math.min(1, (start + edge - position) / edge)
  if (position > end - edge) return FASTEST_PX * Math.min(1, (position - end + edge) / edge)
  return 0
}

/** Scrolls the board sideways and the column up and down when the pointer is at their edge. */
export function pullAlong(board: HTMLElement, x: number, y: number): void {
  const box = board.getBoundingClientRect()
  board.scrollBy({ left: edgePull(x, box.left, box.right), behavior: 'instant' })
  const list = nearestColumn(board, x)?.querySelector('[data-list]')
  if (!list) return
  const { top, bottom } = list.getBoundingClientRect()
  list.scrollBy({ top: edgePull(y, top, bottom), behavior: 'instant' })
}
