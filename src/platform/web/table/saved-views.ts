/** Saved views of one list, as its table uses them. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { useOperation } from '../operation.ts'
import { type SavedView, SavedViewsContext, type SavedViewsHome, type ViewContent } from './saved-views-context.ts'

export type SavedViews = ReturnType<typeof useSavedViews>

/** A table without a home for its views has none, and says so with `home: null`. */
export function useSavedViews(list: string) {
  const home = use(SavedViewsContext)
  const client = useQueryClient()
  const queryKey = [...(home?.key ?? ['no views']), list]
  const { data: views = [] } = useQuery({
    queryKey,
    queryFn: () => home?.list(list) ?? [],
    enabled: home !== null,
  })
  const again = { onSuccess: () => client.invalidateQueries({ queryKey }) }
  const create = useOperation((content: ViewContent, intent) => homeOf(home).create(list, content, intent), again)
  const update = useOperation((view: SavedView, intent) => homeOf(home).update(view, intent), again)
  const remove = useOperation((id: string, intent) => homeOf(home).remove(id, intent), again)
  return { home, views, create, update, remove }
}

function homeOf(home: SavedViewsHome | null): SavedViewsHome {
  if (!home) throw new Error('a view was saved where none can be')
  return home
}
