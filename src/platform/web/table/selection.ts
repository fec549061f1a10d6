/**
 * Which rows something is to be done with: some by name, or all that match what the list shows now, except some. All that
 * match is a question, not a list of ids: it means rows that were never loaded too.
 */
export type Selection = { ids: ReadonlySet<string> } | { except: ReadonlySet<string> }

export const NONE: Selection = { ids: new Set() }
export const ALL_MATCHING: Selection = { except: new Set() }

export function isSelected(selection: Selection, id: string): boolean {
  return 'ids' in selection ? selection.ids.has(id) : !selection.except.has(id)
}

export function select(selection: Selection, ids: Iterable<string>, on: boolean): Selection {
  if ('ids' in selection) return { ids: changed(selection.ids, ids, on) }
  return { except: changed(selection.except, ids, !on) }
}

/** How many of `total` rows; `total` null where nobody counted them. */
export function countSelected(selection: Selection, total: number | null): number | null {
  if ('ids' in selection) return selection.ids.size
  return total === null ? null : Math.max(0, total - selection.except.size)
}

export function isNothing(selection: Selection): boolean {
  return 'ids' in selection && selection.ids.size === 0
}

/** Of the rows of a page: all, none, or some. */
export function shareSelected(selection: Selection, ids: readonly string[]): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => isSelected(selection, id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

/** The rows between two, both included; only the last where the first is not there. */
export function rangeOf(ids: readonly string[], first: string | null, last: string): string[] {
  const [from, to] = [ids.indexOf(first ?? ''), ids.indexOf(last)]
  if (from < 0 || to < 0) return [last]
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1)
}

function changed(set: ReadonlySet<string>, ids: Iterable<string>, put: boolean): ReadonlySet<string> {
  const next = new Set(set)
  for (const id of ids) {
    if (put) next.add(id)
    else next.delete(id)
  }
  return next
}
