/** The shown columns and their order: the default of the list, or the user's choice. */

import type { Column } from './table.ts'
import { useStoredSetting } from './use-stored-setting.ts'

type Shown = Pick<Column<never>, 'key' | 'fixed' | 'extra'>

/** The chosen columns that still exist, after the fixed ones; the first column is always fixed. */
export function arrangeColumns<Of extends Shown>(columns: readonly Of[], chosen: readonly string[] | null): Of[] {
  if (!chosen) return columns.filter(({ extra }) => !extra)
  const stays = columns.filter(isFixed)
  const wanted = chosen.flatMap((key) => columns.filter((column) => column.key === key && !stays.includes(column)))
  return [...stays, ...new Set(wanted)]
}

export function isFixed(column: Shown, index: number): boolean {
  return index === 0 || column.fixed === true
}

/** The columns chosen in this browser; a saved view overrides them. */
export function useStoredColumns(list: string): [string[] | null, (columns: string[] | null) => void] {
  return useStoredSetting<string[] | null>(`columns_${list}`, null, readKeys)
}

export type Density = 'comfortable' | 'compact'

export function useDensity(): [Density, (density: Density) => void] {
  return useStoredSetting<Density>('density', 'comfortable', (text) => (text === '"compact"' ? 'compact' : 'comfortable'))
}

function readKeys(text: string): string[] | null {
  const keys: unknown = JSON.parse(text)
  return Array.isArray(keys) && keys.length > 0 && keys.every((key) => typeof key === 'string') ? keys : null
}
