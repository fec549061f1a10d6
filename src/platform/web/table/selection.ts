/**
 * The selected rows of a list: some by id, or all that match the current filters, except some. All matching rows are a query, not a list of
 * ids: it includes rows that were never loaded.
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

/** The number of selected rows; null when `total` is unknown. */
export function countSelected(selection: Selection, total: number | null): number | null {
  if ('ids' in selection) return selection.ids.size
  return total === null ? null : Math.max(0, total - selection.except.size)
}

export function isEmptySelection(selection: Selection): boolean {
  return 'ids' in selection && selection.ids.size === 0
}

/** Whether all, some or none of a page's rows are selected. */
export function selectionShare(selection: Selection, ids: readonly string[]): 'all' | 'some' | 'none' {
  const count = ids.filter((id) => isSelected(selection, id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

/** The ids between two rows, inclusive; only the last when the first is missing. */
export function rowsBetween(ids: readonly string[], first: string | null, last: string): string[] {
  const from = ids.indexOf(first ?? '')
  const to = ids.indexOf(last)
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
