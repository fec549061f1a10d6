/** Moves the focus between the rows of a table and its bar of bulk actions. */

export const BULK_ACTIONS_ID = 'bulk-actions'

let row: HTMLElement | null = null

/** Focuses the first bulk action, if rows are selected. */
export function focusBulkActions(): void {
  const action = document.getElementById(BULK_ACTIONS_ID)?.querySelector('button')
  if (!action) return
  row = document.activeElement?.closest('tr') ?? null
  action.focus()
}

/** Returns the focus to the row that it came from. */
export function focusRow(): void {
  row?.focus()
}
