import { useRef, useState } from 'react'
import { ALL_MATCHING, isSelected, NONE, rowsBetween, type Selection, select } from './selection.ts'

export type SelectionHandle = {
  selection: Selection
  toggle(id: string, range?: boolean): void
  set(ids: readonly string[], on: boolean): void
  /** Selects exactly these rows. */
  only(ids: readonly string[]): void
  all(): void
  clear(): void
}

/** The selection of a list. It is cleared when the search or filters (`content`) change, because other rows match then. */
export function useSelection(content: string, shownIds: readonly string[]): SelectionHandle {
  const [held, setHeld] = useState<{ content: string; selection: Selection }>({ content, selection: NONE })
  const last = useRef<string | null>(null)
  const selection = held.content === content ? held.selection : NONE
  const keep = (next: Selection) => setHeld({ content, selection: next })
  return {
    selection,
    toggle(id, range = false) {
      const on = !isSelected(selection, id)
      keep(select(selection, range ? rowsBetween(shownIds, last.current, id) : [id], on))
      last.current = id
    },
    set: (ids, on) => keep(select(selection, ids, on)),
    only: (ids) => keep(select(NONE, ids, true)),
    all: () => keep(ALL_MATCHING),
    clear: () => keep(NONE),
  }
}
