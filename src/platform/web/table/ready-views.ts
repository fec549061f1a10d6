/** Views that a list brings along. Nobody can change them. */
import { type Filter, writeFilter } from './filters.ts'
import type { SavedView } from './saved-views-context.ts'

/** A view for each option of the filters that offer views. */
export function readyViews(filters: readonly Filter[]): SavedView[] {
  return filters.flatMap((filter) =>
    filter.kind === 'choice' && filter.views
      ? filter.options.map(({ value, label }) => ({
          id: `${filter.key}.${value}`,
          name: label,
          query: new URLSearchParams({ [filter.key]: writeFilter({ chosen: [value] }) }).toString(),
          columns: null,
          shared: false,
          mine: false,
          mayEdit: false,
          version: 0,
        }))
      : [],
  )
}
