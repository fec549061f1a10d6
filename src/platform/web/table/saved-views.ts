/** Saved views of lists, as tables know them. Who keeps them the app says, once for all tables (`SavedViewsContext`). */
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { useOperation } from '../operation.ts'

export type ViewContent = { name: string; query: string; columns: string[] | null; shared: boolean }
export type SavedView = ViewContent & { id: string; mine: boolean; mayEdit: boolean; version: number }

export type SavedViewsHome = {
  key: QueryKey
  /** Whether there are others to share with. */
  shareable: boolean
  /** Whose words failures are told in. */
  words: string
  list(list: string): Promise<SavedView[]>
  create(list: string, content: ViewContent, intent: string): Promise<SavedView>
  update(view: SavedView, intent: string): Promise<SavedView>
  remove(id: string, intent: string): Promise<unknown>
}

/** Null: tables are shown without saved views. */
export const SavedViewsContext = createContext<SavedViewsHome | null>(null)

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
