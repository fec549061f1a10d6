/** Which columns are shown and in which order: as the list has them, unless somebody chose. */
import { useKept } from './kept.ts'
import type { Column } from './table.ts'

type Shown = Pick<Column<never>, 'key' | 'fixed' | 'extra'>

/** Those chosen that still exist, after the ones that cannot be hidden; the first column never can. */
export function arrange<Of extends Shown>(columns: readonly Of[], chosen: readonly string[] | null): Of[] {
  if (!chosen) return columns.filter(({ extra }) => !extra)
  const stays = columns.filter(isFixed)
  const wanted = chosen.flatMap((key) => columns.filter((column) => column.key === key && !stays.includes(column)))
  return [...stays, ...new Set(wanted)]
}

export function isFixed(column: Shown, index: number): boolean {
  return index === 0 || column.fixed === true
}

/** What this browser shows of a list, until a saved view says otherwise. */
export function useKeptColumns(list: string): [string[] | null, (columns: string[] | null) => void] {
  return useKept<string[] | null>(`columns_${list}`, null, readKeys)
}

export type Density = 'comfortable' | 'compact'

export function useDensity(): [Density, (density: Density) => void] {
  return useKept<Density>('density', 'comfortable', (text) => (text === '"compact"' ? 'compact' : 'comfortable'))
}

function readKeys(text: string): string[] | null {
  const keys: unknown = JSON.parse(text)
  return Array.isArray(keys) && keys.length > 0 && keys.every((key) => typeof key === 'string') ? keys : null
}
